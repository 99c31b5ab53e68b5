import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { cardNamed, HAZEL_CARD } from "#tests/fixtures/hazel-card.ts";
import { createCardRenderer, RendererFrozen } from "./card-renderer-process.ts";

test("a card that cannot be drawn fails alone: those behind it are drawn by a new renderer", async () => {
  const print = createCardRenderer();
  const [impossible, hazel] = await Promise.allSettled([print(cardNamed("樹")), print(HAZEL_CARD)]);
  expect(impossible.status).toBe("rejected");
  expect(hazel.status === "fulfilled" && hazel.value.subarray(1, 4).toString()).toBe("PNG");
});

test("the same card gives the same bytes", async () => {
  const print = createCardRenderer();
  const [one, other] = await Promise.all([print(HAZEL_CARD), print(HAZEL_CARD)]);
  expect(one.equals(other)).toBe(true);
});

/** A renderer that draws nothing: "Hazel" makes it stand still for ever, "Wren" for 0.8 s, all others are answered at once. */
const FREEZING = `process.on("message", ({ name: { name } }) => {
  const still = { Hazel: Infinity, Wren: 800 }[name];
  if (still) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, still);
  process.send(new TextEncoder().encode(process.pid + name));
});`;

const folder = mkdtempSync(join(tmpdir(), "renderer-"));
const module = pathToFileURL(join(folder, "renderer.mjs"));
writeFileSync(module, FREEZING);
afterAll(() => rmSync(folder, { recursive: true }));

test("a renderer that freezes is ended: those behind it are refused at once, and the next are drawn by a new one", async () => {
  // Longer than a busy machine takes to start a process.
  const print = createCardRenderer({ module, limitMs: 2_000 });
  const before = await print(cardNamed("Ivy"));
  const [frozen, ...behind] = await Promise.allSettled([
    print(HAZEL_CARD),
    ...Array.from({ length: 20 }, () => print(HAZEL_CARD)),
  ]);
  for (const each of [frozen, ...behind])
    expect(each.status === "rejected" && each.reason).toBeInstanceOf(RendererFrozen);
  const after = await print(cardNamed("Ivy"));
  expect(after.toString()).toMatch(/^\d+Ivy$/);
  expect(after.equals(before)).toBe(false);
});

test("a renderer is closed when nobody has used it for a while, and never while it draws", async () => {
  const print = createCardRenderer({ module, idleMs: 400 });
  const before = await print(cardNamed("Ivy"));
  // It would have been idle for long enough while this one is drawn.
  expect((await print(cardNamed("Wren"))).toString()).toMatch(/^\d+Wren$/);
  await setTimeout(1_500);
  const after = await print(cardNamed("Ivy"));
  expect(after.equals(before)).toBe(false);
});
