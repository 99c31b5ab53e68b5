import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

/** What programs of the locale say, run from their sources as the build runs them. */
const PROBE = `
const [{ LANG }, dates, { listedWithComma }, { formatCount }, { plural }, { PAPER_SIZES }, { GROWTH_PAGE }, { CRISIS_LINES }, { FEEDING_LOG }] =
  await Promise.all([
    import("#domain/locale/locale.ts"), import("#domain/locale/dates.ts"), import("#domain/locale/lists.ts"), import("#domain/locale/numbers.ts"),
    import("#domain/locale/plural.ts"), import("#domain/printables/printable.ts"), import("#content/site/growth-page.ts"),
    import("#content/directory/crisis-lines.ts"), import("#content/printables/feeding-log.ts"),
  ]);
console.log(JSON.stringify([
  LANG, dates.dayWords("2026-11-24"), dates.clockWords("19:05"), listedWithComma(["Hazel", "Ivy", "June"]), formatCount(12345),
  plural(2, { one: "1 name", many: "{count} names" }), PAPER_SIZES[0], GROWTH_PAGE.units.cm.long, CRISIS_LINES[0].number, FEEDING_LOG.closing,
]));`;

function said(locale: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./tools/locale/register.ts", "--input-type=module", "--eval", PROBE],
    { cwd: ROOT, env: { ...process.env, LOCALE: locale }, encoding: "utf8" },
  );
  return stdout === "" ? stderr : JSON.parse(stdout);
}

test("a program run from its sources says what its locale says", () => {
  expect(said("en-GB")).toEqual([
    "en-GB",
    "24 November 2026",
    "19:05",
    "Hazel, Ivy and June",
    "12,345",
    "2 names",
    "a4",
    "centimetres",
    "999",
    "A record to take to your health visitor or GP. Not medical advice.",
  ]);
  expect(said("en-US")).toEqual([
    "en",
    "November 24, 2026",
    "7:05 PM",
    "Hazel, Ivy, and June",
    "12,345",
    "2 names",
    "letter",
    "centimeters",
    "911",
    "A record to take to your pediatrician. Not medical advice.",
  ]);
});

test("a locale that there is not is refused with those that there are", () => {
  expect(said("fr-FR")).toContain('LOCALE must be one of en-US, en-GB, and is "fr-FR".');
});
