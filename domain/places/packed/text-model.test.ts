import { expect, test } from "vitest";
import { createDecoder, createEncoder } from "./range-coder.ts";
import { codeText } from "./text-model.ts";

test("text comes back, and repetition takes little", () => {
  for (const text of ["", "{}", JSON.stringify({ births: Array.from({ length: 500 }, () => 59_552) })]) {
    const encoder = createEncoder();
    expect(codeText(encoder, text)).toBe(text);
    const bytes = encoder.end();
    expect(codeText(createDecoder(bytes), "")).toBe(text);
    expect(bytes.length).toBeLessThan(20 + text.length / 10);
  }
});
