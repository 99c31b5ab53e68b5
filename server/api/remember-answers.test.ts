import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createCache } from "#server/caches/create-cache.ts";
import { replyWith } from "#server/http/reply.ts";
import { asResponse } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";
import { type Remembered, rememberAnswers } from "./remember-answers.ts";

const LONG = `["${"hazel ".repeat(3_000)}"]`;

test("an answer is made once; a long one is kept in brotli after it was first sent so", async () => {
  const cache = createCache<string, Remembered>("searches");
  const answers = rememberAnswers(cache);
  let made = 0;
  const send = async (key: string, text: string, acceptEncoding?: string) => {
    const body = answers.bodyOf(key, () => {
      made += 1;
      return text;
    });
    const wanted = { acceptEncoding, ifNoneMatch: undefined, isHead: false };
    const response = asResponse(await unpacked(replyWith(200, {}, body), wanted), wanted);
    const bytes = Buffer.from(await response.arrayBuffer());
    return (response.headers.has("content-encoding") ? brotliDecompressSync(bytes) : bytes).toString();
  };
  expect(await send("short", "[]", "br")).toBe("[]");
  expect(await send("long", LONG)).toBe(LONG);
  expect([cache.get("short"), cache.get("long")]).toEqual(["[]", LONG]);
  expect(await send("long", LONG, "br")).toBe(LONG);
  expect(cache.get("long")).toHaveProperty("br");
  expect(await send("long", LONG, "br")).toBe(LONG);
  expect(await send("long", LONG)).toBe(LONG);
  expect(made).toBe(2);
});
