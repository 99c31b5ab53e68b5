import { JOBS } from "#content/site/menus.ts";
import { PAGES_HERE } from "#content/site/pages.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { markHtml } from "#app/ui/mark-html.ts";
import type { Contents } from "./compose-contents.ts";

/** Every section of the site but the one this stands on and the visitor's own list: its mark, its name, how much there is of it, a line. */
export function almanacHtml(contents: Contents): string {
  const items = contents.flatMap(({ items: those }) => those);
  return JOBS.flatMap(({ id }) => PAGES_HERE.filter(({ job }) => job === id))
    .flatMap(({ path, label, menu, noindex }) => {
      if (menu === undefined || label === undefined || noindex === true || path === "/") return [];
      const count = items.find(({ href }) => href === path)?.count ?? null;
      return `<li><a href="${path}">${markHtml(menu.mark)}<b>${escapeHtml(label)}</b>${count === null ? "" : `<i class="lead"></i> <span class="num">${escapeHtml(count)}</span>`} <small>${escapeHtml(menu.line)}</small></a></li>`;
    })
    .join("");
}
