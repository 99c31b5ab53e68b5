import { expect, test } from "vitest";
import { cite } from "./cite.ts";

const bibliography = {
  works: {
    labels: { title: "Labels: of persons", address: "https://labels.example/file.csv", licence: "CC BY 4.0" },
    lexicon: { title: "Lexicon", address: "https://lexicon.example" },
  },
  sites: { "en.wikipedia.org": "Wikipedia" },
};
const read = (source: string) => cite(source, bibliography);

test("a work is cited with its place, address and licence", () => {
  expect(read("labels:Hannah")).toEqual({
    title: "Labels: of persons, “Hannah”",
    short: "Labels",
    href: "https://labels.example/file.csv",
    licence: "CC BY 4.0",
  });
});

test("a work without a place is cited as a whole; a place may hold a colon", () => {
  expect(read("lexicon")).toEqual({ title: "Lexicon", short: "Lexicon", href: "https://lexicon.example" });
  expect(read("lexicon:3:14").title).toBe("Lexicon, “3:14”");
});

test("a page is cited by the name of its site and what its address calls it", () => {
  expect(read("web:https://en.wikipedia.org/wiki/Theodore_(name)")).toEqual({
    title: "Wikipedia, “Theodore (name)”",
    short: "Wikipedia",
    href: "https://en.wikipedia.org/wiki/Theodore_(name)",
  });
  expect(read("web:https://en.wikipedia.org/?oldid=524735594&title=Liam").title).toBe("Wikipedia, “Liam”");
  expect(read("web:https://www.names.example/blog/callum.html").title).toBe("names.example, “callum”");
  expect(read("web:https://wiki.example/A/%CE%9B%CE%BF%CF%85").title).toBe("wiki.example, “Λου”");
});

test("a page whose address says nothing is cited by its site", () => {
  expect(read("web:https://names.example/tara/taraCitation_132.html").title).toBe("names.example");
  expect(read("web:https://names.example").title).toBe("names.example");
  expect(read("web:https://names.example/%E0%A4").title).toBe("names.example, “%E0%A4”");
});

test("what cannot be read is shown as it stands, and never as a link", () => {
  expect(read("web:javascript:alert(1)")).toEqual({
    title: "javascript:alert(1)",
    short: "javascript:alert(1)",
  });
  expect(read("nowhere:Hannah")).toEqual({ title: "nowhere:Hannah", short: "nowhere:Hannah" });
});
