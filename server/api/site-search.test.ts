import { expect, test } from "vitest";
import { SITE_WISHES } from "#content/search/site-exam.ts";
import type { Place, SiteWish } from "#content/search/site-wish.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { searchAnswer, siteAnswer } from "./search-schemas.ts";

const { app } = await openApp();

async function answerTo(q: string) {
  const response = await app.request(`/api/search?${new URLSearchParams({ q })}`);
  expect(response.status, q).toBe(200);
  return siteAnswer.parse(await response.json());
}

/** Wanted of each class. */
const LEAST = 0.95;
const FIRST = 3;
/** The first question opens all books, ms. */
const ENOUGH_TIME = 60_000;

test.for(Object.entries<readonly SiteWish[]>(SITE_WISHES))(
  "of the exam’s searches, one of the wanted places is among the first three of a group: %s",
  { timeout: ENOUGH_TIME },
  async ([, wishes]) => {
    const missed: string[] = [];
    for (const { query, wants } of wishes) {
      const { names, pages, places, tools } = await answerTo(query);
      const first = [names, pages, places, tools].flatMap((group: readonly { readonly href: string }[]) =>
        group.slice(0, FIRST),
      );
      const isMet = first.some(({ href }) => wants.some((wanted) => isWanted(href, wanted)));
      if (!isMet) missed.push(query);
    }
    expect(1 - missed.length / wishes.length, missed.join(", ")).toBeGreaterThanOrEqual(LEAST);
  },
);

function isWanted(href: string, { path, has = {} }: Place): boolean {
  const { pathname, hash, searchParams } = new URL(href, "http://site");
  return (
    `${pathname}${hash}` === path &&
    Object.entries(has).every(([key, value]) => searchParams.get(key)?.toLowerCase() === value.toLowerCase())
  );
}

test("place and need are understood, each with its rule, and lead to the directory first", async () => {
  const { understood, notUnderstood, places, names, crisis } = await answerTo("postpartum help ohio");
  expect(understood.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    "need: Postpartum Support",
    "place: Ohio",
  ]);
  expect(places[0]).toMatchObject({
    title: "Postpartum Support in Ohio",
    href: "/parent-directory?category=Postpartum+Support&state=Ohio",
  });
  expect([notUnderstood, names, crisis]).toEqual([[], [], []]);
});

test("a name comes with its address", async () => {
  const { names } = await answerTo("hazel");
  expect(names[0]).toMatchObject({ id: "hazel", title: "Hazel", href: "/names/hazel" });
});

test("names that are only near are no answer to what a page answers", async () => {
  for (const query of ["car seat", "sleep tracker", "when do babies walk"])
    expect((await answerTo(query)).names, query).toEqual([]);
});

test("what has a word in common is not shown beside what answers, and lists only to whoever asks for them", async () => {
  const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
  const solids = await answerTo("when to start solids");
  expect(titles(solids.pages)).toEqual(["Starting solid foods"]);
  const growth = await answerTo("growth percentile");
  expect([titles(growth.pages), titles(growth.tools)]).toEqual([[], ["Growth percentiles"]]);
  expect(titles((await answerTo("college savings")).tools)).toEqual([]);
  const wolf = await answerTo("names that mean wolf");
  expect([wolf.tools, wolf.places]).toEqual([[], []]);
  expect(titles(wolf.pages)).toEqual([]);
  expect(titles((await answerTo("boy names that dont start with j")).pages)).toEqual([]);
  const begun = await answerTo("char");
  expect([begun.pages, begun.places, begun.tools]).toEqual([[], [], []]);
  expect(titles((await answerTo("names that start with q")).pages)).toContain("Names that start with Q");
});

test("who may be in need is given the numbers to call at once", async () => {
  expect((await answerTo("my baby swallowed a battery")).crisis.map(({ href }) => href)).toContain(
    "tel:+18002221222",
  );
});

test.for(["teen driver safety", "potty training chart", "ivf success rates", "my son is biting his sister"])(
  "of what the site has nothing about it shows whom to ask, without a word on what it found nothing for: %s",
  async (text) => {
    const { pages, tools, names, places, notUnderstood } = await answerTo(text);
    expect([pages, tools, names]).toEqual([[], [], []]);
    expect(places.at(-1)?.title).toContain("HealthyChildren.org");
    expect(notUnderstood).toEqual([]);
  },
);

test("where nobody of the directory knows either, nothing is shown", async () => {
  for (const text of ["divorce with a newborn", "gender reveal ideas", "best stroller 2026"]) {
    const { pages, tools, names, places } = await answerTo(text);
    expect([pages, tools, names, places], text).toEqual([[], [], [], []]);
  }
});

test("words that nothing answers to are told, whatever their letters", async () => {
  // But not to whoever cannot go on.
  expect((await answerTo("my baby will not stop crying and i cant take it anymore")).notUnderstood).toEqual(
    [],
  );
  expect((await answerTo("car seat qwertzu")).notUnderstood).toEqual(["qwertzu"]);
  expect((await answerTo("insect names")).notUnderstood).toEqual(["insect"]);
  expect((await answerTo("病院はどこですか")).notUnderstood).toEqual(["病院はどこですか"]);
});

test("wishes that no name fits were understood, and are told as such", async () => {
  const { understood, notUnderstood, names } = await answerTo("short celtic names that mean brave");
  expect(understood).toHaveLength(3);
  expect([notUnderstood, names]).toEqual([[], []]);
});

test("names in another script are shown", async () => {
  expect((await answerTo("Виктория")).names.map(({ id }) => id)).toContain("victoria");
});

test("the figure of one name in one state comes with its map, and without help near there", async () => {
  const { fact, tools, places, understood } = await answerTo("how many lunas in texas");
  expect(fact?.says).toContain("girls (rank 12 among girls) were named Luna");
  expect(tools[0]?.href).toBe("/names/map?name=luna&state=TX");
  expect(places).toEqual([]);
  expect(understood.map(({ kind }) => kind)).toEqual(["fact"]);
});

test("who has lost a child is shown whom to turn to first, and no page beside", async () => {
  const { places, names, pages, tools, order } = await answerTo("what to name my son born sleeping");
  expect(places[0]?.href).toBe("/parent-directory#listing-1");
  expect(order[0]).toBe("places");
  expect(names.length).toBeGreaterThan(0);
  expect([pages, tools]).toEqual([[], []]);
});

test("beside a list that is not made stands nothing", async () => {
  const { care, names, pages, tools, places } = await answerTo("names to get bullied");
  expect(care).toBe("mockery");
  expect([names, pages, tools, places]).toEqual([[], [], [], []]);
});

test("a page that is called so comes before names that may mean it", async () => {
  for (const [text, href] of [
    ["saved names", "/saved"],
    ["games for baby", "/games"],
  ] as const) {
    const { names, tools } = await answerTo(text);
    expect([names, tools[0]?.href], text).toEqual([[], href]);
  }
});

test.each([
  ["/api/search", "q must be given once."],
  ["/api/search?q=%20", "q must not be empty."],
  ["/api/search?q=a&q=b", "q must be given once."],
  [`/api/search?q=${"a".repeat(201)}`, "q must have at most 200 characters."],
])("%s is refused: %s", async (path, message) => {
  const response = await app.request(path);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ message });
});

test("where no name fits, it says which wish to give up; of what asks for no names, the names’ answer leads to the page", async () => {
  const { names, instead } = await answerTo("kurdish names that mean star");
  expect(names).toEqual([]);
  expect(instead[0]).toEqual({
    kind: "without",
    label: "Kurdish",
    text: "names that mean star",
    count: expect.any(Number),
  });
  const response = await app.request(`/api/names/search-answer?q=feeding+log`);
  const { page } = searchAnswer.parse(await response.json());
  expect(page?.href).toMatch(/feeding/);
});
