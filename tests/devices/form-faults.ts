import type { Page } from "@playwright/test";

/** What HTML CodeSniffer asks of forms, and ruling 22 of what shows an icon only. */
export function formFaults(page: Page): Promise<readonly string[]> {
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
