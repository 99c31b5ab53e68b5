import { expect, test } from "vitest";
import { openSearch } from "#tests/fixtures/whole-search.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";

const { find, findMeant, knowsMeaning } = openSearch();
const idsOf = (text: string) => find(text, "all", 50).map(({ id }) => id);
const glossOf = new Map(COLLECTION.map(({ name, meaning }) => [foldName(name), meaning.toLowerCase()]));

/** A word of a meaning, and the words of which a good answer's gloss has one. */
const MEANINGS: readonly (readonly [typed: string, wanted: string])[] = [
  ["wolf", "wolf wolves"],
  ["pearl", "pearl"],
  ["gift", "gift given gave giver"],
  ["ruler", "ruler rule rules king"],
  ["beloved", "beloved loved love dear"],
  ["hope", "hope hopeful hopes expectation"],
  ["joy", "joy joyful joyous glad happy happiness rejoice rejoicing"],
  ["moon", "moon moonlight lunar crescent"],
  ["star", "star stars starry"],
  ["sun", "sun sunny sunlight sunshine sun's"],
  ["victory", "victory victorious victor triumph conqueror"],
  ["peace", "peace peaceful peacefulness calm"],
  ["noble", "noble nobility"],
  ["brave", "brave bravery bold courage hardy daring"],
  ["wise", "wise wisdom sage knowledge"],
  ["fire", "fire fiery flame ember"],
  ["sea", "sea seas ocean"],
  ["flower", "flower flowers flowering blossom bloom rose lily"],
  ["lion", "lion lioness lions"],
  ["pure", "pure purity clean"],
  ["shining", "shining shine shines bright radiant light gleaming"],
  ["defender", "defender defends defending defend protector guardian"],
];

test("a word of glosses finds names that mean it, nine of ten", () => {
  const shares = MEANINGS.map(([typed, wanted]) => {
    const good = new Set(wanted.split(" "));
    const first = idsOf(typed)
      .filter((id) => id !== typed)
      .slice(0, 10);
    const right = first.filter((id) =>
      (glossOf.get(id) ?? "").split(/[^a-z']+/).some((word) => good.has(word)),
    );
    expect(right.length, `${typed}: ${first.join(" ")}`).toBeGreaterThanOrEqual(8);
    return right.length / first.length;
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.9);
});

test("what only looks like a word, or is denied, is no meaning", () => {
  expect(idsOf("bear").slice(0, 8)).not.toContain("phoebe");
  expect(idsOf("reborn").slice(0, 3).toSorted()).toEqual(idsOf("rebirth").slice(0, 3).toSorted());
  const meaning = (word: string) => findMeant(word, "all", 200).map(({ id }) => glossOf.get(id) ?? "");
  expect(
    meaning("bear").filter((gloss) => /\bbearer|bearing\b/.test(gloss) && !/\bbears?\b/.test(gloss)),
  ).toEqual([]);
  expect(meaning("rain").filter((gloss) => gloss.includes("terrain"))).toEqual([]);
  expect(meaning("star").filter((gloss) => gloss.includes("star wars"))).toEqual([]);
  expect(meaning("gift").filter((gloss) => gloss.includes("not gift"))).toEqual([]);
  expect(meaning("oak").filter((gloss) => !gloss.includes("oak"))).toEqual([]);
});

test("it is known whether names mean a text", () => {
  for (const text of ["healer", "olive tree", "courageous", "gift of god", "names that mean star"])
    expect(knowsMeaning(text), text).toBe(true);
  for (const text of ["spaghetti", "wifi", "elizabeth", "coinage", ""])
    expect(knowsMeaning(text), text).toBe(false);
});

/** What stands on the screen of somebody who types a common name, and a name that must be among the first two. */
const BEGINNINGS: readonly (readonly [typed: string, common: string])[] = [
  ["ch", "charlotte"],
  ["so", "sophia"],
  ["mi", "mia"],
  ["lu", "lucas"],
  ["av", "ava"],
  ["el", "elijah"],
  ["th", "theodore"],
  ["mat", "mateo"],
  ["luc", "lucas"],
  ["isa", "isabella"],
  ["ale", "alexander"],
  ["jos", "joseph"],
  ["eve", "evelyn"],
  ["sam", "samuel"],
  ["nat", "nathan"],
  ["vic", "victoria"],
  ["char", "charlotte"],
  ["theod", "theodore"],
  ["alex", "alexander"],
  ["elis", "elise"],
  ["evel", "evelyn"],
  ["benj", "benjamin"],
  ["soph", "sophia"],
  ["maver", "maverick"],
  ["penel", "penelope"],
  ["gabri", "gabriel"],
  ["elizab", "elizabeth"],
  ["christop", "christopher"],
];

test("a beginning finds names that begin so, the most given first", () => {
  for (const [typed, common] of BEGINNINGS) {
    const found = find(typed, "all", 10);
    expect(
      found.slice(0, 3).map(({ id }) => id),
      typed,
    ).toContain(common);
    expect(
      found.slice(0, 3).every(({ id }) => id.startsWith(typed)),
      `${typed}: ${found.map(({ id }) => id).join(" ")}`,
    ).toBe(true);
    if (typed.length < 4)
      expect(
        found.every(({ why }) => why.kind !== "sound" && why.kind !== "alike"),
        typed,
      ).toBe(true);
  }
});

test("a spelling out of use stands below the common names that it begins", () => {
  for (const [typed, living] of [
    ["Oliv", "olivia"],
    ["Alexand", "alexander"],
    ["Charl", "charlotte"],
    ["Margare", "margaret"],
  ] as const)
    expect(idsOf(typed)[0], typed).toBe(living);
});

test("a name is not offered for another one of the same consonants", () => {
  for (const [typed, other] of [
    ["Owen", "ian"],
    ["Owen", "anne"],
    ["Ian", "owen"],
    ["Leo", "lee"],
    ["Amy", "emma"],
    ["Noah", "nia"],
    ["Mia", "may"],
    ["Ryan", "rayan"],
  ] as const) {
    const said = find(typed, "all", 20).filter(({ id, why }) => id === other && why.kind === "sound");
    expect(said, `${typed} ${other}`).toEqual([]);
  }
});

/** As parents write them at home, and the name that must be among the first three. */
const WRITTEN = `Николай=nikolai Светлана=svetlana Юлія=yulia Кира=kira Зоя=zoya Тарас=taras Πηνελόπη=penelope Νικόλαος=nicholas
  Αλέξανδρος=alexander Ειρήνη=irene דניאל=daniel רבקה=rebecca נועה=noa משה=moses يوسف=yusuf ليلى=layla مريم=maryam زینب=zainab کاوه=kaveh
  प्रिया=priya रोहन=rohan さくら=sakura 蓮=ren 結衣=yui 浩然=haoran 서연=seoyeon 지우=jiwoo Նարեկ=narek გიორგი=giorgi สมชาย=somchai`;

test("names are found as they are written at home", () => {
  for (const [form = "", id = ""] of WRITTEN.split(/\s+/).map((entry) => entry.split("=")))
    expect(idsOf(form).slice(0, 3), form).toContain(id);
});
