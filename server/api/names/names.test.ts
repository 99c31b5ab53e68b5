import { expect, test } from "vitest";
import { z } from "zod";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { babyName, foundName } from "#server/api/schemas.ts";

const { app } = await openApp();
const namesAt = async (path: string) => z.array(babyName).parse(await (await app.request(path)).json());
const foundAt = async (query: string) =>
  z.array(foundName).parse(await (await app.request(`/api/names/search?${query}`)).json());
const messageAt = async (path: string) => {
  const response = await app.request(path);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return z.object({ message: z.string(), status: z.literal(400) }).parse(await response.json()).message;
};

test("the exact spelling comes first, the likely one right behind", async () => {
  const found = await namesAt("/api/names/search?q=Olivea");
  expect(found.slice(0, 2).map(({ name }) => name)).toEqual(["Olivea", "Olivia"]);
  expect((await namesAt("/api/names/search?q=Jaksson"))[0]?.name).toBe("Jackson");
  expect((await namesAt("/api/names/search?q=Zo%C3%AB"))[0]?.id).toBe("zoe");
});

test("at most fifty are found, of the gender asked for", async () => {
  const found = await namesAt("/api/names/search?q=mar&gender=boy");
  expect(found).toHaveLength(50);
  expect(found.every(({ gender }) => gender === "boy")).toBe(true);
});

test("a name without a curated entry says so instead of guessing", async () => {
  const [first] = await namesAt("/api/names/search?q=olivea");
  expect(first).toMatchObject({
    curated: false,
    origin: "Not recorded",
    meaning: "No reliable meaning recorded yet",
    certainty: null,
  });
});

test("no text finds nothing, too much is refused", async () => {
  expect(await namesAt("/api/names/search")).toEqual([]);
  expect(await namesAt("/api/names/search?q=%20%20")).toEqual([]);
  expect((await app.request(`/api/names/search?q=${"a".repeat(100)}`)).status).toBe(200);
  expect(await messageAt(`/api/names/search?q=${"a".repeat(101)}`)).toBe(
    "q must have at most 100 characters.",
  );
});

test("each name says why it was found, and says it as the text was typed", async () => {
  const reasons = async (query: string) =>
    Object.fromEntries((await foundAt(query)).map(({ name, why }) => [name, why]));
  expect(await reasons("q=Shivawn")).toMatchObject({
    Siobhan: { kind: "sound", text: "sounds like “Shivawn”" },
  });
  expect(await reasons("q=shivawn")).toMatchObject({
    Siobhan: { kind: "sound", text: "sounds like “shivawn”" },
  });
  expect(await reasons("q=Olivea")).toMatchObject({
    Olivea: { kind: "exact", text: "exact spelling" },
    Olivia: { kind: "sound", text: "sounds like “Olivea”" },
  });
  expect(await reasons("q=Scarlwtt")).toMatchObject({ Scarlett: { kind: "typo", text: "one letter off" } });
  const meant = (await foundAt("q=means+star")).slice(0, 10);
  expect(meant.every(({ why }) => why.kind === "means" && /“.*star.*”/i.test(why.text))).toBe(true);
});

test("a search takes the rules of a draw, with a text and without", async () => {
  const found = await foundAt("q=ma&gender=girl&origin=Irish&origin=Hebrew&length=medium&not=n");
  expect(found.length).toBeGreaterThanOrEqual(3);
  for (const { gender, id } of found) {
    const { origin, alsoFrom = [], usedIn = [] } = COLLECTION.find(({ name }) => foldName(name) === id) ?? {};
    expect(
      [origin, ...alsoFrom, ...usedIn].some((from) => from === "Irish" || from === "Hebrew"),
      id,
    ).toBe(true);
    expect(gender).toBe("girl");
    expect(id).toMatch(/^.{4,6}[^n]$/);
  }
  const fitting = await foundAt("origin=Japanese&syllables=2");
  expect(fitting.length).toBeGreaterThan(9);
  expect(fitting.every(({ syllables }) => syllables === 2)).toBe(true);
  // A name that is Japanese, too, shows its first origin, so the reason names the other.
  for (const { origin, why } of fitting)
    expect(why).toEqual(
      origin === "Japanese"
        ? { kind: "fits", text: "matches your search" }
        : expect.objectContaining({ text: expect.stringMatching(/^(Japanese origin|used in Japanese)$/) }),
    );
  expect(new Set(fitting.map(({ why }) => why.kind))).toEqual(new Set(["fits", "origin", "use"]));
  const births = fitting.map(({ oneIn }) => oneIn?.n ?? Infinity);
  expect(births[0]).toBeLessThan(births[9] ?? 0);
  expect(await foundAt("gender=girl")).toEqual([]);
});

test("names on record that have no entry answer rules of spelling, sex of use and popularity, and no others", async () => {
  const rare = await foundAt("q=jax&band=rare&end=n");
  expect(rare.some(({ curated }) => !curated)).toBe(true);
  expect(rare.every(({ id, oneIn }) => id.endsWith("n") && (oneIn?.n ?? 0) > 10_000)).toBe(true);
  expect((await foundAt("q=jax&syllables=2")).every(({ curated }) => curated)).toBe(true);
});

test("rules in plain words are understood, in the text or beside it", async () => {
  const ids = async (query: string) => (await foundAt(query)).map(({ id }) => id);
  const plain = await ids("q=irish+girl+short");
  expect(plain.length).toBeGreaterThan(5);
  expect(plain).toEqual(await ids("gender=girl&origin=Irish&length=short"));
  expect(plain).toEqual(await ids("q=irish+short+names&gender=girl"));
  expect((await ids("q=boy+ends+with+n&start=o"))[0]).toMatch(/^o.*n$/);
  expect(await ids("q=girl+names&gender=boy")).toEqual([]);
  expect((await ids("q=Irish"))[0]).toBe("irish");
  expect((await ids("q=Paris+girl"))[0]).toBe("paris");
});

test("names like others, each with what they share; a slip in the name is forgiven", async () => {
  const like = await foundAt("q=like+hazel");
  expect(like).toHaveLength(50);
  expect(like.every(({ why, id }) => why.kind === "like" && why.text !== "" && id !== "hazel")).toBe(true);
  expect(await foundAt("q=names+like+hazwl")).toEqual(like);
  expect((await foundAt("q=like+hazel+short")).every(({ id }) => id.length <= 4)).toBe(true);
});

test("a rule of a search that is none is refused with what is allowed", async () => {
  expect(await messageAt("/api/names/search?q=ma&length=tiny")).toBe(
    "length must be one of short, medium, long.",
  );
  expect(await messageAt("/api/names/search?start=a1")).toBe("start must be 1 to 15 letters.");
  expect(await messageAt("/api/names/search?q=a&q=b")).toBe("q must be given once.");
});

test("an answer is compressed for those who take it", async () => {
  const response = await app.request("/api/names/search?q=ann", {
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
});
