import { expect, test } from "vitest";
import { gatherOnce } from "./candidate-curves.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { createLikeThese, type LikeWanted } from "./like-these.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { summariseCurated, summariseRecord } from "#domain/names/entry/summarise.ts";

const up = (top: number) => Array.from({ length: 60 }, (_, year) => Math.round((top * year) / 59));
const down = (top: number) => up(top).toReversed();
const records = recordsByHand(1966, 2025, {
  Adrian: { M: up(900) },
  Bel: { F: years(60, 24) },
  Cara: { F: up(600) },
  Clara: { F: up(610) },
  Dorian: { M: down(900) },
  Julian: { M: up(1000) },
  Kara: { F: up(590) },
  Karra: { F: up(580) },
  Lara: { F: up(570) },
  Marie: { F: up(620) },
  Martha: { F: down(4000).map((births) => births + 30) },
  Mira: { F: up(600) },
  Mirah: { F: up(300) },
  Rest: { F: years(60, 90_000), M: years(60, 90_000) },
  Tara: { F: up(560) },
  Wren: { F: up(300), M: up(300) },
});
const ENTRIES = [
  curatedByHand({
    name: "Julian",
    gender: "boy",
    origin: "Latin",
    ipa: "ˈdʒuliən",
    say: "JOO-lee-un",
    syllables: 3,
  }),
  curatedByHand({
    name: "Adrian",
    gender: "boy",
    origin: "Latin",
    ipa: "ˈeɪdɹiən",
    say: "AY-dree-un",
    syllables: 3,
  }),
  curatedByHand({ name: "Dorian", gender: "boy", ipa: "ˈdɔɹiən", say: "DOR-ee-un", syllables: 3 }),
  curatedByHand({ name: "Mira", origin: "Sanskrit", ipa: "ˈmiɹə", say: "MEER-uh", syllables: 2 }),
  curatedByHand({ name: "Bel", origin: "Sanskrit", meaning: "star of the sea", ipa: "bɛl", say: "BEL" }),
  curatedByHand({ name: "Marie", meaning: "star", ipa: "məˈɹi", say: "muh-REE", syllables: 2 }),
];
const THEMES: readonly ReviewedTheme[] = [
  {
    id: "sky",
    label: "Sky and stars",
    group: "meaning",
    asked: "star",
    rule: "Means a star.",
    names: ["bel", "marie"],
  },
];

function likeThese(
  entries: readonly CuratedName[] = ENTRIES,
  families: readonly (readonly string[])[] = [["Cara", "Kara", "Karra"]],
) {
  const entryOf = (id: string) => entries.find(({ name }) => foldName(name) === id);
  const like = createLikeThese({
    records,
    themes: THEMES,
    entryOf,
    familyOf: withFamilies(records, families).familyOf,
    gather: gatherOnce(records, entries),
    summaryOf(id) {
      const entry = entryOf(id);
      const record = recordOf(records, id);
      if (entry !== undefined) return summariseCurated(records, entry);
      return record === -1 ? undefined : summariseRecord(records, record);
    },
  });
  return (liked: readonly string[], limit = 20, wanted?: LikeWanted) =>
    Object.fromEntries(like(liked, limit, wanted).map(({ summary, reasons }) => [summary.id, reasons()]));
}

const like = likeThese();

test("the name that shares sound, time and commonness comes first, and the reasons say so", () => {
  expect(Object.keys(like(["julian"]))).toEqual(["adrian", "dorian"]);
  expect(like(["julian"])["adrian"]).toEqual([
    "highest in the 2020s so far, like Julian",
    "ends like Julian",
  ]);
});

test("nothing under the floor is suggested unless it is curated", () => {
  const uncurated = likeThese(ENTRIES.filter(({ name }) => name !== "Bel"));
  expect(like(["mira"])).toHaveProperty("bel");
  expect(uncurated(["mira"])).not.toHaveProperty("bel");
});

test("only the sexes of use of the liked are suggested", () => {
  expect(Object.keys(like(["mira"]))).not.toContain("adrian");
  expect(Object.keys(like(["mira"]))).not.toContain("wren");
  expect(Object.keys(like(["mira", "julian"]))).toContain("adrian");
});

test("at most two of one sound family", () => {
  const ids = Object.keys(like(["mira"]));
  expect(ids.filter((id) => ["cara", "kara", "karra"].includes(id))).toHaveLength(2);
});

test("neither a liked name, nor one of its family, nor one that is said the same", () => {
  const ids = Object.keys(like(["cara", "mira"]));
  expect(ids.filter((id) => ["cara", "kara", "karra", "mira", "mirah"].includes(id))).toEqual([]);
  expect(ids).toContain("tara");
});

test("what is like two of the liked counts, not what lies between all of them", () => {
  const [first] = Object.keys(like(["julian", "adrian", "martha", "wren"]));
  expect(first).toBe("dorian");
});

test("a reason true of two liked names is given once, of both", () => {
  expect(like(["julian", "adrian"])["dorian"]?.[0]).toBe("ends like Adrian and Julian");
});

test("origin and meaning are reasons where they are shared", () => {
  expect(like(["mira"])["bel"]).toContain("also Sanskrit");
  expect(like(["marie"])["bel"]).toContain("a related meaning: sky and stars");
});

test("a short answer is the beginning of a long one, and always the same", () => {
  const long = Object.keys(like(["mira", "julian"], 9));
  expect(Object.keys(like(["mira", "julian"], 4))).toEqual(long.slice(0, 4));
  expect(Object.keys(likeThese()(["mira", "julian"], 9))).toEqual(long);
});

test("the same liked names with other rules find what they would find alone, in any order", () => {
  const asked: readonly (readonly [readonly string[], LikeWanted?])[] = [
    [["julian", "mira", "martha"]],
    [["julian", "mira", "martha"], { fits: (id) => id.endsWith("ara") }],
    [["julian", "mira", "martha"], { gender: "boy", fits: (id) => id !== "adrian" }],
    [["julian", "marie"], { gender: "girl" }],
    [["julian", "mira", "martha"]],
  ];
  const alone = asked.map(([liked, wanted]) => likeThese()(liked, 9, wanted));
  expect(asked.map(([liked, wanted]) => like(liked, 9, wanted))).toEqual(alone);
  expect(Object.keys(alone[1] ?? {}).toSorted()).toEqual(["cara", "clara", "kara", "lara", "tara"]);
  expect(Object.keys(alone[2] ?? {})).toEqual(["dorian"]);
});

test("nobody's names, and no names, find nothing", () => {
  expect(like(["nobody"])).toEqual({});
  expect(like([])).toEqual({});
});
