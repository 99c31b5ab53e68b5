import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settled, siblingsByHand } from "#tests/fixtures/siblings-by-hand.ts";
import { createAgreement } from "./agreement.ts";
import { createAllowances } from "./allowances.ts";
import { rounds } from "#tests/support/matrix.ts";

const home = (address: string) => ({ address, standsForMany: false, https: true, origin: "" });
const ADA = home("2001:db8::1");

const time = { ms: 0 };
beforeEach(() => {
  time.ms = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

/** The allowances of so many processes that tell each other what they give. */
function allowancesOf(count: number) {
  return siblingsByHand(count).members.map(({ siblings }) =>
    createAllowances({
      clock: () => time.ms,
      readsPerMinute: 300,
      agreement: createAgreement(siblings),
    }),
  );
}

/** Asks each process in turn, so many times in all, with so many askings in each turn of the event loop. */
async function readIn(processes: ReturnType<typeof allowancesOf>, asked: number, atOnce: number) {
  let given = 0;
  for (let n = 0; n < asked; n += 1) {
    if (processes[n % processes.length]?.read(ADA, 1) === 0) given += 1;
    if (n % atOnce === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  return given;
}

test.for([2, 4, 16])("%i processes give a burst of 600 readings at most once and a fifth", async (count) => {
  const processes = allowancesOf(count);
  const given = await readIn(processes, 4_000, 4 * count);
  expect(given).toBeGreaterThanOrEqual(600);
  expect(given).toBeLessThanOrEqual(720);
  // Then as much as one alone gives, and no more on top: what was too much is taken off.
  time.ms = 60_000;
  expect(given + (await readIn(processes, 2_000, 1))).toBeLessThanOrEqual(990);
  time.ms = 10 * 60_000;
  expect(await readIn(processes, 2_000, 1)).toBeLessThanOrEqual(720);
});

test("an hour of asking without a pause gives what one process gives", async () => {
  const processes = allowancesOf(2);
  // More than a minute gives.
  const asked = rounds({ few: 400, all: 1_000 });
  let given = await readIn(processes, 2_000, 1);
  for (let minute = 1; minute <= 60; minute += 1) {
    time.ms = minute * 60_000;
    given += await readIn(processes, asked, 1);
  }
  expect(given).toBeGreaterThanOrEqual(600 + 60 * 300 - 1);
  expect(given).toBeLessThanOrEqual(1.02 * (600 + 60 * 300));
});

test("what is told now and then is told of all: others know within a moment", async () => {
  const [one, other] = allowancesOf(2);
  for (let n = 0; n < 20; n += 1) one?.read(ADA, 1);
  await vi.advanceTimersByTimeAsync(150);
  await settled();
  expect(other?.read(ADA, 581)).toBeGreaterThan(0);
  expect(other?.read(ADA, 580)).toBe(0);
});

test("lists and rooms are begun to the number, however many processes are asked at the same moment", async () => {
  const processes = allowancesOf(8);
  const times = async (ask: (each: ReturnType<typeof createAllowances>) => Promise<number>) =>
    (
      await Promise.all(
        [...processes, ...processes, ...processes].flatMap((each) => [1, 2, 3].map(() => ask(each))),
      )
    ).filter((seconds) => seconds === 0).length;
  expect(await times((each) => each.newList(ADA))).toBe(60);
  expect(await times((each) => each.newRoom(ADA))).toBe(20);
});

test("writes of one visitor count in all processes", async () => {
  const [one, other] = allowancesOf(2);
  for (let n = 0; n < 600; n += 1) one?.write(ADA, "ada");
  await settled();
  expect(other?.write(ADA, "ada")).toBeGreaterThan(0);
  expect(other?.write(ADA, "bea")).toBe(0);
});
