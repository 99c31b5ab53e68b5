import { expect, test } from "vitest";
import { foldWish } from "./fold-wish.ts";
import { isMissed } from "./missed-in.ts";
import { createMissedWishes } from "./missed-wishes.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { publicEndpointsOf, createEndpoints } from "#server/api/app.ts";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";

const DAY_MS = 86_400_000;

function open(siblings?: Siblings) {
  const clock = { now: new Date("2026-11-21T10:00:00Z") };
  const wishes = createMissedWishes({ now: () => clock.now, ...(siblings && { siblings }) });
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return {
    ...wishes,
    later,
    /** What is stored once nobody types any more. */
    stored() {
      later(11_000);
      return wishes.take();
    },
  };
}

const from = (n: number) => `203.0.113.${n}`;

test("A wish is stored when five networks asked for it on a day, and only how many there were", () => {
  const { note, stored } = open();
  for (let n = 1; n <= 4; n += 1) for (const wish of ["Cottagecore ", "cottagecore"]) note(from(n), wish);
  expect(stored()).toEqual([]);
  note(from(5), "cottagecore");
  note(from(6), "something else");
  expect(stored()).toEqual([{ day: "2026-11-21", kind: "missed", key: "cottagecore", count: 5 }]);
  expect(stored()).toEqual([]);
  note(from(7), "cottagecore");
  expect(stored()).toEqual([{ day: "2026-11-21", kind: "missed", key: "cottagecore", count: 1 }]);
});

test("One home that asks all day is one, whichever of its addresses it comes from", () => {
  const { note, stored } = open();
  for (let n = 0; n < 40; n += 1) note(`2001:db8:1:2::${n}`, "bluey");
  expect(stored()).toEqual([]);
});

test("Or when it was asked for on five different days; then each of them is told", () => {
  const { note, later, stored } = open();
  for (let day = 1; day <= 4; day += 1) {
    note(from(1), "bluey");
    expect(stored()).toEqual([]);
    later(DAY_MS);
  }
  note(from(1), "bluey");
  expect(stored().map(({ day, count }) => `${day} ${count}`)).toEqual(
    [21, 22, 23, 24, 25].map((day) => `2026-11-${day} 1`),
  );
});

test("What is typed letter by letter is one wish; what led to something is none", () => {
  const { note, noteFound, stored } = open();
  for (let n = 1; n <= 5; n += 1) {
    for (const typed of ["cotta", "cottag", "cottagecor", "cottagecore", "cottagecor", "cottagecore"])
      note(from(n), typed);
    note(`198.51.100.${n}`, "hazl");
    noteFound(`198.51.100.${n}`);
  }
  expect(stored().map(({ key }) => key)).toEqual(["cottagecore"]);
});

test("What could be somebody's own is never counted, whoever asks", () => {
  for (const own of [
    "ada@example.org",
    "call 555 0100",
    "https://x.example",
    "hazel marie nakamura of elm street springfield",
    "a name for our little one please",
    "ab",
    "x".repeat(41),
    "née & née",
  ])
    expect(foldWish(own), own).toBeUndefined();
  expect(foldWish("  Names like  BLUEY ")).toBe("names like bluey");
  expect(foldWish("côte d’azur")).toBe("côte d'azur");
});

test("A flood is bounded: of five thousand wishes the newest thousand are remembered", () => {
  const { note, stored, later } = open();
  const letters = (n: number) =>
    n.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
  for (let n = 0; n < 5_000; n += 1) note(from(n % 250), `wish ${letters(n)}`);
  later(11_000);
  expect(stored()).toEqual([]);
});

test("Processes count together", () => {
  const heard: ((news: unknown) => void)[] = [];
  const pair = (number: number): Siblings => ({
    ...ALONE,
    number,
    count: 2,
    tell: (_topic, news) => heard.forEach((listener, at) => at !== number - 1 && listener(news)),
    hear: (_topic, listener) => void heard.push(listener),
  });
  const [one, two] = [open(pair(1)), open(pair(2))];
  for (let n = 1; n <= 3; n += 1) one.note(from(n), "bluey");
  for (let n = 3; n <= 5; n += 1) two.note(from(n), "bluey");
  one.stored();
  two.stored();
  expect([one.take(), two.take()].flat().filter(({ count }) => count > 5)).toEqual([]);
  for (const each of [one, two]) {
    each.note(from(9), "bluey");
    expect(each.stored()).not.toEqual([]);
  }
});

test("A search that answers with anything at all is not missed, and a cry for help never is", async () => {
  const { services } = await openApp();
  const read = publicEndpointsOf(createEndpoints(services));
  const missed = (path: string, q: string) => read.get(path)?.(`q=${encodeURIComponent(q)}`).search;
  expect(missed("/api/names/search-answer", "qzxvk wpfjq")).toEqual({ text: "qzxvk wpfjq", isMissed: true });
  for (const q of ["hazel", "i want to die"])
    expect(missed("/api/names/search-answer", q), q).toEqual({ text: q, isMissed: false });
  expect(isMissed('{"names":[],"care":"crisis"}')).toBe(false);
  expect(isMissed('{"names":[],"pages":[{"title":"Car seats"}],"places":[],"tools":[]}')).toBe(false);
  expect(isMissed('{"names":[],"fact":{"id":"hazel"}}')).toBe(false);
  expect(isMissed('{"names":[],"pages":[],"places":[],"tools":[],"fact":null}')).toBe(true);
  expect(isMissed("[]")).toBe(false);
}, 60_000);
