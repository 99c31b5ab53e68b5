import { morph } from "./morph.ts";

/** One element of a list, as HTML, under what it is known by among the others. */
export type HtmlItem = { readonly key: string; readonly html: string };

/** Brings a list from what it was to what it is to be. An item that stays is the same element after it. */
export function keepList(list: Element, before: readonly HtmlItem[], items: readonly HtmlItem[]): void {
  const known = new Map(before.map(({ key, html }, place) => [key, { html, element: list.children[place] }]));
  items.forEach(({ key, html }, place) => {
    const had = known.get(key);
    const element = had?.element ?? elementOf(html);
    if (element === undefined) return;
    const made = had?.element === undefined || had.html === html ? undefined : elementOf(html);
    if (made !== undefined) morph(element, made);
    if (list.children[place] !== element) list.insertBefore(element, list.children[place] ?? null);
  });
  Array.from(list.children)
    .slice(items.length)
    .forEach((element) => element.remove());
}

function elementOf(html: string): Element | undefined {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.children[0];
}
