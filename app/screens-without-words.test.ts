import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsInScreen } from "#tools/locale/words-in-screen.ts";

/** They say of which country the records are, and by whom: words of the edition, not of the locale. */
const OF_THE_EDITION: ReadonlySet<string> = new Set([
  "app/frame/footer.tsx",
  "app/games/gender-prediction/view.tsx",
  "app/games/trend-timeline/view.tsx",
  "app/names/card/legend.tsx",
  "app/names/home/hill/hazel-hill.tsx",
  "app/names/page/curve/curve-section.tsx",
  "app/names/page/unknown-name-screen.tsx",
  "app/saved-page/list-caption.tsx",
]);
/** The ending of an ordinal, as WHO labels its lines. */
const NO_WORD = /^3rd$/;

test("every word of a screen is in a table of content/, so that another locale can say it otherwise", () => {
  const files = globSync("app/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(400);
  const found = files
    .filter((file) => !OF_THE_EDITION.has(file))
    .flatMap((file) =>
      wordsInScreen(file, readFileSync(file, "utf8"))
        .filter(({ said }) => !NO_WORD.test(said))
        .map(({ line, said }) => `${file}:${line}: ${said}`),
    );
  expect(found).toEqual([]);
});
