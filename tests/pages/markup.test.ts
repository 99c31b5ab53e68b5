import { expect, test } from "vitest";
import { once } from "#domain/once.ts";
import { type CheckedPage, PAGES_TO_CHECK } from "#tests/support/pages-to-check.ts";
import { hasJava, htmlFaults } from "#tests/support/validate-html.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { seenFirst } from "./site/seen-first.ts";

/** So many faults are told: the first ones say enough. */
const TOLD = 20;

const site = await openSite();

/** What browsers get of every kind of page, by its title and address. */
const everyKind = once(async () => {
  const pages = new Map<string, string>();
  for (const { title, path, given } of PAGES_TO_CHECK) {
    pages.set(
      `${title} (${path})`,
      (await (given === undefined ? seenFirst(path) : seenBy(given, path))).html,
    );
  }
  return pages;
});

async function seenBy(given: NonNullable<CheckedPage["given"]>, path: string): Promise<Page> {
  const browser = site.browser();
  await given(browser.call);
  return browser.get(path);
}

test("no page says what is not there, or has a word left to be filled in", { timeout: 180_000 }, async () => {
  const pages = await everyKind();
  expect(pages.size).toBeGreaterThan(50);
  const said = [...pages].flatMap(([page, html]) => {
    // It tells what stands in files.
    if (page.endsWith("(/data)")) return [];
    const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, " ");
    const slip = /.{0,40}(?:\b(?:null|undefined|NaN|Infinity)\b|\[object |\{\w+\}).{0,20}/.exec(text);
    return slip === null ? [] : [`${page}: ${slip[0]}`];
  });
  expect(said).toEqual([]);
});

test("W3C’s checker finds no fault in any kind of page", { timeout: 180_000 }, async () => {
  if (!hasJava()) {
    console.warn(
      "Java was not found: pages are not held against W3C’s checker (apt install default-jre-headless).",
    );
    return;
  }
  const pages = new Map(await everyKind());
  const faults = [...htmlFaults(pages.set("a bad one", BAD))];
  const ofBad = faults.filter((fault) => fault.startsWith("a bad one, line 1: "));
  expect(ofBad.join(), "the checker is asked").toMatch(/alt/);
  expect(faults.filter((fault) => !ofBad.includes(fault)).slice(0, TOLD)).toEqual([]);
});

const BAD = '<!doctype html><html lang="en"><title>A</title><p><ul><li>b</ul><img src="x">';
