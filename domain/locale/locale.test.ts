import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Whoever names a locale, or makes a formatter of their own, has another one than the site in every other locale. */
const OWN_LOCALE = /"en-(US|GB)"|\.toLocale\w*String\(|\.localeCompare\(|\bIntl\.\w+\(/;

test("nobody but this folder names a locale or makes a formatter", () => {
  const files = globSync("{app,content,domain,server}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|^domain\/locale\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => OWN_LOCALE.test(readFileSync(file, "utf8")))).toEqual([]);
});
