import { expect, test } from "vitest";
import { PAGES_TO_CHECK } from "#tests/support/pages-to-check.ts";
import { hasJava, htmlFaults } from "#tests/support/validate-html.ts";
import { openSite } from "./site/open-site.ts";

/** So many faults are told: the first ones say enough. */
const TOLD = 20;

const site = await openSite();

test("W3C’s checker finds no fault in any kind of page", { timeout: 180_000 }, async () => {
  if (!hasJava()) {
    console.warn(
      "Java was not found: pages are not held against W3C’s checker (apt install default-jre-headless).",
    );
    return;
  }
  const pages = new Map<string, string>();
  for (const { title, path, given } of PAGES_TO_CHECK) {
    const browser = site.browser();
    await given?.(browser.call);
    pages.set(`${title} (${path})`, (await browser.get(path)).html);
  }
  expect(pages.size).toBeGreaterThan(50);
  const faults = [...htmlFaults(pages.set("a bad one", BAD))];
  const ofBad = faults.filter((fault) => fault.startsWith("a bad one, line 1: "));
  expect(ofBad.join(), "the checker is asked").toMatch(/alt/);
  expect(faults.filter((fault) => !ofBad.includes(fault)).slice(0, TOLD)).toEqual([]);
});

const BAD = '<!doctype html><html lang="en"><title>A</title><p><ul><li>b</ul><img src="x">';
