import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { MadePage } from "#server/rendering/page-to-render.ts";
import { brotliPage } from "./compress.ts";
import { compressWhenAskedOften } from "./compress-often.ts";
import { isPacked, replyWith } from "./reply.ts";

const page = Buffer.from(
  Array.from({ length: 900 }, (_, n) => `<td>${n ** 3 % 977} girls in ${n}</td>`).join(""),
);

function madeQuickly(): MadePage {
  const reply = replyWith(200, { etag: '"1"' }, { br: brotliPage(page, false) });
  return { reply, forAll: true, lasts: true };
}

test("a page that is asked for often is kept in fewer bytes, once, and is the same", async () => {
  const keep = vi.fn<(key: string, made: MadePage) => void>();
  const made = madeQuickly();
  const often = compressWhenAskedOften(keep);
  often.watch(made);
  for (let n = 0; n < 20; n += 1) often.asked("key", made.reply);
  await vi.waitFor(() => expect(keep).toHaveBeenCalled());
  expect(keep).toHaveBeenCalledTimes(1);
  const [key, kept] = keep.mock.lastCall ?? [];
  expect([key, kept?.lasts, kept?.reply.headers]).toEqual(["key", true, made.reply.headers]);
  const [before, after] = [made.reply.body, kept?.reply.body ?? ""].map((body) =>
    isPacked(body) ? body.br : Buffer.alloc(0),
  );
  expect(brotliDecompressSync(after ?? "")).toEqual(page);
  expect(after?.byteLength).toBeLessThan(before?.byteLength ?? 0);
});

test("a page that is asked for now and then stays as it is", async () => {
  const keep = vi.fn<(key: string, made: MadePage) => void>();
  const made = madeQuickly();
  const often = compressWhenAskedOften(keep);
  often.watch(made);
  for (let n = 0; n < 3; n += 1) often.asked("key", made.reply);
  often.asked("key", madeQuickly().reply);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(keep).not.toHaveBeenCalled();
});
