import { join } from "node:path";
import { build } from "vite";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { inLocale } from "./locale-plugin.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const ENTRY = "entry-of-this-test";
/** A table of words, one with a file of its own, the locale's name, what formats, and numbers to call. */
const SAID = `
import { LANG } from "#domain/locale/locale.ts";
import { dayWords } from "#domain/locale/dates.ts";
import { PAPER_SIZES } from "#domain/printables/printable.ts";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { FEEDING_LOG } from "#content/printables/feeding-log.ts";
export default [LANG, dayWords("2026-11-24"), PAPER_SIZES[0], GROWTH_PAGE.units.cm.long, CRISIS_LINES[0].number, FEEDING_LOG.closing];`;

afterEach(() => {
  delete process.env["LOCALE"];
});

/** What a bundle says that Vite makes as the build does, with the plugin of the locale. */
async function saidIn(locale: string): Promise<unknown> {
  process.env["LOCALE"] = locale;
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [
      inLocale(),
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? join(ROOT, `${ENTRY}.ts`) : null),
        load: (id) => (id === join(ROOT, `${ENTRY}.ts`) ? SAID : null),
      },
    ],
    build: { ssr: true, write: false, rolldownOptions: { input: ENTRY } },
  });
  const { output: chunks } = z.object({ output: z.array(z.object({ code: z.string() })) }).parse(output);
  const code = Buffer.from(chunks[0]?.code ?? "").toString("base64");
  const { default: said } = z
    .object({ default: z.array(z.string()) })
    .parse(await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`));
  return said;
}

// The whole site in British English is started by tests/release/british.full.test.ts.
test("a bundle says what its locale says", async () => {
  expect(await saidIn("en-GB")).toEqual([
    "en-GB",
    "24 November 2026",
    "a4",
    "centimetres",
    "999",
    "A record to take to your health visitor or GP. Not medical advice.",
  ]);
  expect(await saidIn("en-US")).toEqual([
    "en",
    "November 24, 2026",
    "letter",
    "centimeters",
    "911",
    "A record to take to your pediatrician. Not medical advice.",
  ]);
});
