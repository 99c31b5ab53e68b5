import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SENTENCES, WHOLE_TEXTS } from "#content/en-GB/sentences.ts";
import { MEASURES } from "#content/en-GB/words.ts";
import { ARTICLE_FIGURES } from "#content/articles/figures.ts";
import { parseArticle } from "#server/articles/parse-article.ts";
import { ARTICLE_SECTIONS } from "#domain/articles/article.ts";
import { TEXT_PAGES } from "#domain/pages/text-page.ts";
import { parseText } from "#server/texts/parse-text.ts";
import { americanIn } from "./british.ts";
import { fileIn, markdownIn, moduleIn } from "./in-locale.ts";
import { textsInModule } from "./texts-in-module.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const inRoot = (file: string) => join(ROOT, file);
const read = (file: string) => readFileSync(inRoot(file), "utf8");

const MODULES = globSync("content/**/*.ts", { cwd: ROOT }).filter(
  (file) => !/\.test\.ts$|\/en-GB\//.test(file),
);
const TEXTS = globSync("content/{articles,pages}/**/*.md", { cwd: ROOT });
const OWN = globSync("content/en-GB/*/**/*.*", { cwd: ROOT });

/** The modules of tables that the locale changes, before and after. */
const changed = MODULES.flatMap((file) => {
  const before = read(file);
  const after = moduleIn("en-GB", inRoot(file), before);
  return after === null ? [] : [{ file, before, after }];
});
const saidIn = (file: string, code: string) => textsInModule(file, code).map(({ text }) => text);
const readIn = (file: string, code: string) =>
  textsInModule(file, code).flatMap(({ text, isId }) => (isId ? [] : [text]));
/** Numbers that nobody answers there, and degrees that nobody reads. */
const US_ONLY = /(?:text|call|or) 988\b|800-\d{3}-\d{4}|\b911\b|\d F\b/;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test("no table says an American word of the list, and each keeps its places to fill in", () => {
  expect(changed.length).toBeGreaterThan(100);
  for (const { file, before, after } of changed) {
    const [ours, theirs] = [saidIn(file, before), saidIn(file, after)];
    expect(theirs.length, file).toBe(ours.length);
    expect(theirs.map(placeholders), file).toEqual(ours.map(placeholders));
    expect(readIn(file, after).flatMap(americanIn), file).toEqual([]);
    expect(
      theirs.filter((text) => US_ONLY.test(text)),
      file,
    ).toEqual([]);
  }
});

test.for(TEXTS)("%s reads as before and says no American word of the list", (file) => {
  const text = markdownIn("en-GB", read(file));
  const [, said = ""] = text.split(/\n---\n/);
  expect(said.split("\n").flatMap(americanIn)).toEqual([]);
  expect(said).not.toMatch(US_ONLY);
  const [, folder = "", name = ""] = /(\w[\w-]*)\/([\w-]+)\.md$/.exec(file) ?? [];
  const section = ARTICLE_SECTIONS.find((each) => each === folder);
  if (section === undefined) {
    const id = TEXT_PAGES.find((each) => each === name);
    expect(id === undefined ? "" : parseText(id, text).html).not.toBe("");
    return;
  }
  const draw = (drawing: string) => read(`content/articles/drawings/${drawing}.svg`);
  const given = { figures: ARTICLE_FIGURES[name] ?? {}, draw };
  const [ours, theirs] = [read(file), text].map((each) => parseArticle(section, name, each, given).article);
  expect(theirs?.sources).toEqual(ours?.sources);
});

test("every sentence and figure of the tables is still said by a text of ours", () => {
  const all = [...MODULES, ...TEXTS].map(read).join("\n");
  const gone = [...SENTENCES, ...MEASURES].filter(([american]) => !all.includes(american));
  expect(gone).toEqual([]);
  const texts = new Set(changed.flatMap(({ file, before }) => saidIn(file, before)));
  expect(WHOLE_TEXTS.filter(([american]) => !texts.has(american))).toEqual([]);
});

test("a file of the locale has the place and the names of the one that it stands for", async () => {
  expect(OWN.length).toBeGreaterThan(0);
  for (const own of OWN) {
    const ours = own.replace("en-GB/", "");
    expect(fileIn("en-GB", inRoot(ours))).toBe(inRoot(own));
    const [one, other] = await Promise.all(
      [ours, own].map(async (file): Promise<object> => await import(pathToFileURL(inRoot(file)).href)),
    );
    expect(Object.keys(other ?? {})).toEqual(Object.keys(one ?? {}));
  }
});

test("our own locale changes nothing", () => {
  const file = inRoot("content/site/growth-page.ts");
  expect(moduleIn("en-US", file, read("content/site/growth-page.ts"))).toBeNull();
  expect(markdownIn("en-US", "the crib")).toBe("the crib");
});
