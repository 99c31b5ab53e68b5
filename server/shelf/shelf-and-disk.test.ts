import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keyOf, MB, shelvesUnderTest } from "#tests/fixtures/shelves-under-test.ts";

const shelves = shelvesUnderTest();

test("another edition sees nothing, and removes what nobody uses any more, but nothing else", async () => {
  const before = shelves.open();
  await before.put(keyOf("hazel"), shelves.pageOf(10_000));
  await before.tend();
  await writeFile(join(shelves.folder, "notes.txt"), "mine");
  const after = shelves.open({ edition: "fedcba9876543210" });
  expect(await after.get(keyOf("hazel"))).toBeUndefined();
  await after.put(keyOf("hazel"), shelves.pageOf(10_000));
  shelves.time += 60_000;
  await after.tend();
  expect(await before.get(keyOf("hazel"))).toBeDefined();
  shelves.time += 10 * 60_000;
  await after.tend();
  expect((await readdir(shelves.folder)).toSorted()).toEqual(["fedcba9876543210", "notes.txt"]);
  expect(await after.get(keyOf("hazel"))).toBeDefined();
  expect(await before.get(keyOf("hazel"))).toBeUndefined();
});

test("on a disk without room nothing is laid there, and pages go until there is enough", async () => {
  let free = 100 * MB;
  const shelf = shelves.open({ leastFreeBytes: 64 * MB, freeBytes: async () => free });
  for (let n = 0; n < 120; n += 1) await shelf.put(keyOf(n), shelves.pageOf(1_000));
  const full = (await shelves.files()).length;
  expect(full).toBe(120);
  free = 79 * MB;
  // Nobody asks the disk for every page.
  shelves.time += 1000;
  await shelf.put(keyOf("one more"), shelves.pageOf(10_000));
  await shelf.put(keyOf("and one"), shelves.pageOf(10_000));
  expect(await shelf.get(keyOf("one more"))).toBeUndefined();
  expect(shelves.warnings).toEqual([
    expect.stringContaining("cannot be used for now: the disk has less free"),
  ]);
  // Each folder that goes makes room.
  const answers = [79 * MB, 79.5 * MB, 80 * MB];
  const making = shelves.open({ leastFreeBytes: 64 * MB, freeBytes: async () => answers.shift() ?? 80 * MB });
  await making.tend();
  const left = (await shelves.files()).length;
  expect(left).toBeLessThan(full);
  expect(left).toBeGreaterThan(full / 2);
  free = 80 * MB;
  await shelf.tend();
  await shelf.put(keyOf("one more"), shelves.pageOf(10_000));
  expect(await shelf.get(keyOf("one more"))).toBeDefined();
});

test("a folder that cannot be used is told once, and again when it begins anew", async () => {
  const blocked = join(shelves.folder, "blocked");
  await writeFile(blocked, "a file where the folder should be");
  const shelf = shelves.open({ folder: blocked });
  for (let round = 0; round < 3; round += 1) {
    await shelf.put(keyOf(round), shelves.pageOf(10_000));
    expect(await shelf.get(keyOf(round))).toBeUndefined();
    await shelf.tend();
  }
  expect(shelves.warnings).toHaveLength(1);
  await rm(blocked);
  await shelf.tend();
  await shelf.put(keyOf("hazel"), shelves.pageOf(10_000));
  expect(await shelf.get(keyOf("hazel"))).toBeDefined();
  await rm(blocked, { recursive: true });
  await writeFile(blocked, "again");
  await shelf.put(keyOf("zoe"), shelves.pageOf(10_000));
  expect(shelves.warnings).toHaveLength(2);
});
