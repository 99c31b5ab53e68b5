import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARTICLE_FIGURES } from "#content/articles/figures.ts";
import type { Figure } from "#domain/articles/figure.ts";
import { plainText } from "#server/site-search/site-texts.ts";
import { ROOT } from "#server/root.ts";
import { readArticles } from "./read-articles.ts";

const FOLDER = new URL("content/articles/", ROOT);
const book = readArticles(FOLDER);
const drawings = new URL("drawings/", FOLDER);

test("each section shows something: a figure, a table or a list to tick", () => {
  const bare = book.all.flatMap(({ id, illustrated }) =>
    illustrated
      .split(/(?=<h3 id=)/)
      .slice(1)
      .filter((section) => !/<figure|<table|class="tick"/.test(section))
      .map((section) => `${id}: ${plainText(section).slice(0, 40)}`),
  );
  expect(bare).toEqual([]);
});

test("no figures are of no article", () => {
  expect(Object.keys(ARTICLE_FIGURES).toSorted()).toEqual(book.all.map(({ id }) => id).toSorted());
});

test("every number of a figure is one of its article's", () => {
  const strange = book.all.flatMap(({ id, html }) => {
    const said = new Set([...numbersIn(plainText(html)), ...COUNTS]);
    return Object.entries(ARTICLE_FIGURES[id] ?? {}).flatMap(([name, figure]) =>
      numbersIn(wordsOf(figure)).flatMap((number) =>
        said.has(number) ? [] : [`${number} in ${id}: ${name}`],
      ),
    );
  });
  expect(strange).toEqual([]);
});

test("bars lie within their scale", () => {
  for (const figures of Object.values(ARTICLE_FIGURES))
    for (const figure of Object.values(figures))
      if (figure.kind === "scale")
        for (const { label, from, to } of figure.spans) {
          expect(from, label).toBeGreaterThanOrEqual(figure.from);
          expect(to, label).toBeGreaterThanOrEqual(from);
          expect(to, label).toBeLessThanOrEqual(figure.to);
        }
});

test("a drawing is used, weighs little, and takes its colors from the theme", () => {
  const used = Object.values(ARTICLE_FIGURES)
    .flatMap((figures) => Object.values(figures))
    .flatMap((figure) => (figure.kind === "drawing" ? [`${figure.drawing}.svg`] : []));
  expect([...new Set(used)].toSorted()).toEqual(readdirSync(drawings).toSorted());
  for (const file of used) {
    const svg = readFileSync(new URL(file, drawings), "utf8");
    expect(svg.length, file).toBeLessThanOrEqual(4096);
    expect(svg, file).not.toMatch(/#[0-9a-f]{3}|rgb|style=|id=|<text/i);
  }
});

/** The text may say a small count in words, and "twenty-nine" where it begins a sentence. */
const COUNTS = ["1", "2", "3", "4", "5", "29"];

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

function wordsOf(figure: Figure): string {
  const { caption } = figure;
  switch (figure.kind) {
    case "drawing":
      return caption;
    case "scale":
      return [caption, ...figure.spans.flatMap(({ label, words }) => [label, words])].join(" ");
    case "steps":
      return [caption, ...figure.steps.flat()].join(" ");
    case "numbers":
      return [caption, ...figure.numbers.flat()].join(" ");
    case "choice":
      return [caption, ...[figure.yes, figure.no].flatMap(({ heading, lines }) => [heading, ...lines])].join(
        " ",
      );
    case "kinds":
      return [caption, ...figure.kinds.flatMap(({ heading, lines }) => [heading, ...lines])].join(" ");
  }
}
