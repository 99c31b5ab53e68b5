import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createCache } from "#server/caches/create-cache.ts";
import { replyWith } from "#server/http/reply.ts";
import { asResponse } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";
import { type Remembered, rememberAnswers } from "./remember-answers.ts";

const LONG = `["${"hazel ".repeat(3_000)}"]`;

test("an answer is kept when it is asked for again; a long one in brotli, once it was sent so", async () => {
  const cache = createCache<string, Remembered>("searches");
  const answers = rememberAnswers({ answers: cache, askedOnce: createCache<string, true>("searchedOnce") });
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
  for (let times = 0; times < 3; times += 1) expect(await send("short", "[]", "br")).toBe("[]");
  expect(made).toBe(2);
  expect(cache.get("short")).toBe("[]");

  expect(await send("long", LONG, "br")).toBe(LONG);
  expect(cache.get("long")).toBeUndefined();
  expect(await send("long", LONG)).toBe(LONG);
  expect(cache.get("long")).toBeUndefined();
  expect(await send("long", LONG, "br")).toBe(LONG);
  expect(cache.get("long")).toHaveProperty("br");
  made = 0;
  expect(await send("long", LONG, "br")).toBe(LONG);
  expect(await send("long", LONG)).toBe(LONG);
  expect(made).toBe(0);
});
