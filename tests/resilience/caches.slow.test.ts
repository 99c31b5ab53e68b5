import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { PAPER_SIZES } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { createPdfs } from "#server/printables/pdfs.ts";
import { BUDGETS, CEILINGS } from "#server/caches/budgets.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { FILLS } from "./fill-caches.ts";

/** What V8 and lru-cache keep in reserve, and what the weighing itself leaves behind. */
const SLACK_BYTES = 1.5 * 1024 * 1024;
const INEXACT = 1.25;

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Bytes in V8's heap and in buffers, without what nobody holds. */
async function heldBytes(): Promise<number> {
  if (typeof collect !== "function") throw new Error("This Node does not collect on demand.");
  // Again, with a turn of the event loop between: buffers are freed after their objects.
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const LIMITS = new Map<string, number>([
  ...Object.entries(BUDGETS).map(([name, { budgetBytes }]) => [name, budgetBytes] as const),
  ...Object.entries(CEILINGS).map(([name, { atMostBytes }]) => [name, atMostBytes] as const),
]);
/** It takes as long to fill as all others together. */
const LONGEST = "pages";
const WEIGHED = Object.entries(FILLS)
  .filter(([name]) => IS_FULL || name !== LONGEST)
  .map(([name, fill]) => ({ name, fill, limit: LIMITS.get(name) ?? 0 }));

test.each(WEIGHED)(
  "$name: no more is retained than may be, however much was asked for",
  async ({ fill, limit }) => {
    // Code that runs for the first time is compiled, and weighs something: once before, for nothing.
    await fill()();
    const fillIt = fill();
    const before = await heldBytes();
    const kept = await fillIt();
    const retained = (await heldBytes()) - before;
    expect(kept).toBeDefined();
    expect(retained).toBeLessThan(limit * INEXACT + SLACK_BYTES);
    // What is far below its limit was not filled, or does not keep anything.
    expect(retained).toBeGreaterThan(limit / 3 - SLACK_BYTES);
  },
);

// Without what keeps them: make-pdf.test.ts.
if (IS_FULL)
  test("the PDFs, all of them, are as small as they are said to be", async () => {
    const pdfs = createPdfs();
    let bytes = 0;
    for (const id of SHEET_IDS) {
      for (const paper of PAPER_SIZES) bytes += (await pdfs.of(id, paper)).bytes.buffer.byteLength;
    }
    expect(bytes).toBeLessThan(CEILINGS.printables.atMostBytes);
  });
