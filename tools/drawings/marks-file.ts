import { PAGES } from "#content/site/pages.ts";
import type { Mark, Page } from "#domain/pages/page.ts";

/** The marks of the menus in one file, each as a symbol with its name: they come to a browser together, and once. */
export function marksFile(drawing: (mark: Mark) => string): string {
  const symbols = marks().map((mark) => `${symbolOf(mark, drawing(mark))}\n`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}

function marks(): readonly Mark[] {
  const all = Object.values<Page>(PAGES).flatMap(({ menu }) =>
    menu === undefined ? [] : [menu.mark, menu.part?.mark ?? []].flat(),
  );
  return [...new Set(all)];
}

function symbolOf(mark: Mark, svg: string): string {
  return svg
    .trim()
    .replace("<svg", `<symbol id="${mark}"`)
    .replace(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(' aria-hidden="true"', "")
    .replace("</svg>", "</symbol>");
}
