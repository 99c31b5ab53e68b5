import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Reply } from "#server/http/reply.ts";
import { filesServed } from "./files-served.ts";

const file = (text: string): Reply => ({
  status: 200,
  headers: { etag: text },
  body: { br: brotliCompressSync(text) },
});
const built = new Map([
  ["/sw.js", file("worker")],
  ["/og/home.png", file("picture")],
  ["/favicon.svg", file("mark")],
]);
const own = new Map([["/assets/own-logo-1.svg", file("wren")]]);

test("without words of an operator the built files are as they are", () => {
  const files = filesServed(built, { files: new Map(), version: () => "" });
  for (const [path, reply] of built) expect(files.get(path), path).toBe(reply);
});

test("with them, theirs are there, our pictures are not, and the worker is another after each change", () => {
  let version = "one";
  const files = filesServed(built, { files: own, version: () => version });
  expect(files.get("/assets/own-logo-1.svg")).toBe(own.get("/assets/own-logo-1.svg"));
  expect(files.get("/favicon.svg")).toBe(built.get("/favicon.svg"));
  expect(files.get("/og/home.png")).toBeUndefined();
  const first = files.get("/sw.js");
  expect(first?.body).toEqual({ text: "worker\n// one\n" });
  expect(files.get("/sw.js")).toBe(first);
  version = "two";
  expect(files.get("/sw.js")?.body).toEqual({ text: "worker\n// two\n" });
  expect(files.get("/sw.js")?.headers["etag"]).not.toBe(first?.headers["etag"]);
});
