import { expect, test } from "vitest";
import { readablePath } from "./readable-path.ts";

test("a path that can be decoded stays as it is", () => {
  for (const path of ["/", "/names/hazel", "/names/zo%C3%AB", "/names/%25ff"])
    expect(readablePath(path)).toBe(path);
});

test("a damaged path is spelled out, so that it can be decoded", () => {
  for (const path of ["/names/%ff", "/%E0%A4%A", "/100%"]) {
    const readable = readablePath(path);
    expect(decodeURIComponent(readable)).toBe(path);
    expect(readablePath(readable)).toBe(readable);
  }
});
