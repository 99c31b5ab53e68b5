import { expect, test } from "vitest";
import { bestKind, type Evidence, hostOf, inOrder, maySettle } from "./evidence.ts";
import type { Bibliography, Work } from "./work.ts";

const work = (settles: Work["settles"]): Work => ({
  title: "Work",
  short: "Work",
  edition: "Work, 1900",
  address: "https://work.example",
  terms: "In the public domain.",
  settles,
});
const known: Bibliography = {
  works: { lexicon: work("always"), labels: work("by its own form"), popular: work("never") },
  sites: {},
  blogs: new Set(["blog.example"]),
  lexicons: new Set(["dictionary.example"]),
};
const of = (key: string, more: Partial<Evidence> = {}): Evidence => ({
  work: key,
  entry: "p. 1",
  kind: "names",
  ...more,
});
const page = (host: string): Evidence => ({ address: `https://www.${host}/hazel`, kind: "names" });

test("a work that may say so settles a meaning; a popular one never does, nor two of them", () => {
  expect(maySettle([of("lexicon", { kind: "word" })], known)).toBe(true);
  expect(maySettle([of("popular"), of("popular", { kind: "word" })], known)).toBe(false);
  expect(maySettle([of("nowhere")], known)).toBe(false);
  expect(maySettle([], known)).toBe(false);
});

test("labels settle a name that they have in this form, not in another, and not its root", () => {
  expect(maySettle([of("labels")], known)).toBe(true);
  expect(maySettle([of("labels", { head: "John" })], known)).toBe(false);
  expect(maySettle([of("labels", { kind: "word" })], known)).toBe(false);
});

test("a work that says something else settles nothing", () => {
  expect(maySettle([of("lexicon", { differs: true })], known)).toBe(false);
});

test("two pages settle a meaning unless one is a blog; a page of a dictionary does so alone", () => {
  expect(maySettle([page("news.example")], known)).toBe(false);
  expect(maySettle([page("news.example"), page("wiki.example")], known)).toBe(true);
  expect(maySettle([page("news.example"), page("blog.example"), page("blog.example")], known)).toBe(false);
  expect(maySettle([page("dictionary.example")], known)).toBe(true);
});

test("names come before words, and what differs comes last", () => {
  const [word, name, other] = [
    of("lexicon", { kind: "word" }),
    of("popular"),
    of("lexicon", { differs: true }),
  ] as const;
  expect(inOrder([other, word, name])).toEqual([name, word, other]);
});

test("the best evidence: of the name, of its word, of the records; none where all that was opened differs", () => {
  const records = of("records");
  expect(bestKind([records, of("lexicon", { kind: "word" })])).toBe("word");
  expect(bestKind([records])).toBe("records");
  expect(bestKind([of("lexicon", { differs: true })])).toBeNull();
  expect(bestKind([page("blog.example")])).toBe("names");
});

test("a host is told without www", () => {
  expect(hostOf("https://www.wiki.example/hazel")).toBe("wiki.example");
  expect(hostOf("no address")).toBe("");
});
