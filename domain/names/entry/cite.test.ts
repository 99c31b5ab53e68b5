import { expect, test } from "vitest";
import { cite } from "./cite.ts";
import type { Evidence } from "./evidence.ts";
import type { Bibliography, Work } from "./work.ts";

const work = (title: string, more: Partial<Work> = {}): Work => ({
  title,
  short: title,
  edition: `${title}, 1900`,
  address: "https://lexicon.example",
  terms: "In the public domain.",
  settles: "always",
  ...more,
});
const bibliography: Bibliography = {
  works: {
    lexicon: work("Lexicon (1900)"),
    names: work("Names", { address: "https://names.example/{head}" }),
    labels: work("Labels", { licence: "CC BY 4.0" }),
    records: work("US birth records"),
  },
  sites: { "en.wikipedia.org": "Wikipedia" },
  blogs: new Set(),
  lexicons: new Set(),
};
const read = (piece: Evidence) => cite(piece, bibliography);
const page = (address: string) => read({ address, kind: "names" });

test("a work is cited with its place, its address, and what it says", () => {
  expect(
    read({ work: "lexicon", entry: "s.v. hazel", kind: "word", head: "hazel", says: "The tree." }),
  ).toEqual({
    kind: "word",
    title: "Lexicon (1900)",
    href: "https://lexicon.example",
    place: "s.v. hazel",
    differs: false,
    says: "The tree.",
  });
});

test("another headword is told unless the place tells it; some works have an address for each", () => {
  expect(read({ work: "names", entry: "p. 3", kind: "names", head: "Élie" })).toMatchObject({
    href: "https://names.example/%C3%89lie",
    head: "Élie",
  });
  expect(read({ work: "names", entry: "s.v. Élie", kind: "names", head: "Élie" })).not.toHaveProperty("head");
});

test("a license that asks for it is told, and that a work differs", () => {
  expect(read({ work: "labels", entry: "Hannah", kind: "names", differs: true })).toMatchObject({
    licence: "CC BY 4.0",
    differs: true,
  });
});

test("the records are a kind of their own", () => {
  expect(read({ work: "records", entry: "first on record 1980 (girls)", kind: "names" }).kind).toBe(
    "records",
  );
});

test("a page is cited by the name of its site and what its address calls it", () => {
  expect(page("https://en.wikipedia.org/wiki/Theodore_(name)")).toEqual({
    kind: "names",
    title: "Wikipedia, “Theodore (name)”",
    href: "https://en.wikipedia.org/wiki/Theodore_(name)",
    differs: false,
  });
  expect(page("https://en.wikipedia.org/?oldid=524735594&title=Liam").title).toBe("Wikipedia, “Liam”");
  expect(page("https://old.en.wikipedia.org/wiki/Liam").title).toBe("Wikipedia, “Liam”");
  expect(page("https://www.names.example/blog/callum.html").title).toBe("names.example, “callum”");
  expect(page("https://wiki.example/A/%CE%9B%CE%BF%CF%85").title).toBe("wiki.example, “Λου”");
});

test("a page whose address says nothing is cited by its site", () => {
  expect(page("https://names.example/tara/taraCitation_132.html").title).toBe("names.example");
  expect(page("https://names.example").title).toBe("names.example");
  expect(page("https://names.example/%E0%A4").title).toBe("names.example, “%E0%A4”");
});

test("what cannot be read is shown as it stands, and never as a link", () => {
  expect(page("javascript:alert(1)")).toEqual({
    kind: "names",
    title: "javascript:alert(1)",
    differs: false,
  });
  expect(read({ work: "nowhere", entry: "p. 3", kind: "word" })).toEqual({
    kind: "word",
    title: "nowhere",
    place: "p. 3",
    differs: false,
  });
});
