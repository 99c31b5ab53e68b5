import type { Page } from "@playwright/test";
import { open } from "../support/on-screen.ts";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";
import { hasJava, htmlFaults } from "../support/validate-html.ts";

/** So many faults are told: the first ones say enough. */
const TOLD = 20;

test("W3C’s checker finds no fault in any kind of page", async ({ context, baseURL, anotherBrowser }) => {
  test.setTimeout(180_000);
  if (!hasJava()) {
    console.warn(
      "Java was not found: pages are not held against W3C’s checker (apt install default-jre-headless).",
    );
    return;
  }
  const pages = new Map<string, string>();
  for (const { title, path, given } of PAGES_TO_CHECK) {
    const browser = given === undefined ? context : await anotherBrowser();
    await given?.(browser);
    const answer = await browser.request.get(`${baseURL}${path}`);
    pages.set(`${title} (${path})`, await answer.text());
  }
  expect(pages.size).toBeGreaterThan(50);
  expect(htmlFaults(pages).slice(0, TOLD)).toEqual([]);
});

test("W3C’s checker is asked: it finds what is wrong", () => {
  if (!hasJava()) return;
  const bad = '<!doctype html><html lang="en"><title>A</title><p><ul><li>b</ul><img src="x">';
  expect(htmlFaults(new Map([["bad", bad]])).join()).toMatch(/^bad, line 1: .*alt/);
});

test.describe("Forms, sets of fields and controls without words", () => {
  for (const { title, path, given, notFound } of PAGES_TO_CHECK) {
    test(`say what they are and can be sent: ${title}`, async ({ page, context, trouble }) => {
      if (notFound) trouble.expect(/status of 404/);
      await given?.(context);
      await open(page, path);
      expect(await faultsIn(page)).toEqual([]);
    });
  }
});

/** What HTML CodeSniffer asks of forms, and ruling 22 of what shows an icon only. */
function faultsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
    const told = (element: HTMLElement) => element.outerHTML.slice(0, 120);
    const hasWords = (element: HTMLElement) => {
      const seen = document.createElement("div");
      seen.append(...Array.from(element.childNodes, (node) => node.cloneNode(true)));
      for (const hidden of seen.querySelectorAll(".vh, .sr-only, svg")) hidden.remove();
      return (seen.textContent ?? "").trim() !== "";
    };
    return [
      ...all("fieldset").filter(
        (set) => (set.querySelector(":scope > legend")?.textContent ?? "").trim() === "",
      ),
      ...all("form").filter(
        (form) =>
          form.querySelector('button:not([type="button"], [type="reset"]), input[type="submit"]') === null,
      ),
      ...all("button, a[href], summary").filter(
        (control) =>
          control.checkVisibility() &&
          control.querySelector("svg") !== null &&
          !hasWords(control) &&
          control.closest(".tip-host") === null,
      ),
    ].map(told);
  });
}
