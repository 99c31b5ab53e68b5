import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import { ROOT } from "#server/root.ts";
import { BUDGETS, CEILINGS } from "./budgets.ts";

const sources = globSync(["{server,domain,app,content}/**/*.{ts,tsx}", "*.ts"], { cwd: fileURLToPath(ROOT) })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(new URL(file, ROOT), "utf8") }));

test("caches are made by the factory alone, which knows their budgets", () => {
  const using = sources.flatMap(({ file, text }) => (/from "lru-cache"/.test(text) ? file : []));
  expect(using).toEqual(["server/caches/create-cache.ts"]);
});

test("each budget is used, and by one cache", () => {
  for (const name of Object.keys(BUDGETS)) {
    const made = sources.filter(({ text }) => new RegExp(`Cache<[^;]*>\\(\\s*"${name}"`).test(text));
    expect([name, made.length]).toEqual([name, 1]);
  }
});

/** Maps of a module, empty at first, and why they cannot grow with what is asked. */
const HARMLESS = new Map([
  ["app/frame/frame-parts.ts", "one for each page that the menus lead to, 300 kB"],
  ["app/names/card/curve-html.ts", "in the browser"],
  ["app/offline/worker/strategies.ts", "in the browser"],
  ["app/saved-page/saved-list.tsx", "of the type that takes nothing"],
  ["app/taste/draw-by-taste.ts", "in the browser"],
  [
    "app/ui/sparkline/spark-shape.ts",
    "steps within the height of a small curve, and the years of three sizes",
  ],
  ["domain/fit/siblings/origin-kinship.ts", "pairs of the origins that names of the collection have"],
  ["domain/fit/sound/guess-sound.ts", "filled when it is loaded"],
  ["domain/games/name-meaning-quiz/meaning-topics.ts", "filled when it is loaded"],
  ["domain/names/browse/browse.ts", "of the type that takes nothing"],
  ["domain/locale/decimals.ts", "a formatter for each number of decimals"],
  ["domain/locale/units.ts", "a formatter for each unit and number of decimals"],
  ["domain/names/plain/beginnings.ts", "pieces of the patterns that wishes are read by"],
  ["domain/names/plain/plain-rules.ts", "two letters each; and the sixteen texts that were read last"],
  ["server/pictures/fonts.ts", "the files of four fonts, in the process that draws pictures"],
]);

test("no module has a map that fills up unseen", () => {
  const filling = sources.flatMap(({ file, text }) =>
    /^(export )?(const|let) \w+(: [^=]+)? = new (Map|Set)(<.*>)?\(\);/m.test(text) ? file : [],
  );
  expect(filling.toSorted()).toEqual([...HARMLESS.keys()].toSorted());
});

test("what has a ceiling is where the table says", () => {
  const files = new Set(sources.map(({ file }) => file));
  for (const { file } of Object.values(CEILINGS)) expect(files).toContain(file);
});
