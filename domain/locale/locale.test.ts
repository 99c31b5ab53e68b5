import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

/** Whoever names a locale, or makes a formatter of their own, has another one than the site in every other locale. */
const OWN_LOCALE = /"en-(US|GB)"|\.toLocale\w*String\(|\.localeCompare\(|\bIntl\.\w+\(/;

test("nobody but this folder names a locale or makes a formatter", () => {
  const files = globSync("{app,content,domain,server}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|^domain\/locale\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => OWN_LOCALE.test(readFileSync(file, "utf8")))).toEqual([]);
});

const FORMATTERS = ["Collator", "DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules"] as const;

/** The first takes a phone a tenth of a second: no page makes one as it starts. */
test("no formatter is made before something is asked for that only it can say", async () => {
  const made = FORMATTERS.map((name) => vi.spyOn(Intl, name));
  vi.resetModules();
  const modules = globSync("domain/locale/*.ts").filter((file) => !file.endsWith(".test.ts"));
  expect(modules.length).toBeGreaterThan(10);
  await Promise.all(modules.map((file) => import(`#${file}`)));
  const { formatCount } = await import("./numbers.ts");
  const { listed } = await import("./lists.ts");
  const { dayWords, monthWords } = await import("./dates.ts");
  const said = [
    formatCount(12_345),
    listed(["Hazel", "Ivy"]),
    dayWords("2026-11-05"),
    monthWords("2026-11-05"),
  ];
  expect(said).toHaveLength(4);
  expect(made.flatMap(({ mock }) => mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});
