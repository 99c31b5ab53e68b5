import { href } from "react-router";
import { escapeHtml } from "#domain/text/escape-html.ts";

/** What a row is of, a link to the name if it is one (its id), and a cell for each further heading. */
export type CellsRow = { readonly id?: string; readonly name: string; readonly cells: readonly string[] };

/** Rows that belong together, below a heading of their own if they have one. */
type CellsGroup = { readonly heading?: string; readonly rows: readonly CellsRow[] };

type Cells = {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly groups: readonly CellsGroup[];
  /** Whether cells are words; else they are numbers, below each other. */
  readonly hasWords?: boolean;
};

/** A table of words and numbers as HTML, a part of its page (html-part.tsx); its look is in table.css. */
export function cellsTableHtml({ caption, heads, groups, hasWords = false }: Cells): string {
  const [named = "", ...others] = heads;
  const look = hasWords ? "" : " class=r";
  const headings = others.map((head) => `<th scope=col${look}>${escapeHtml(head)}`).join("");
  const rowHtml = ({ id, name, cells }: CellsRow) => {
    const told = cells.map((cell) => `<td${look}>${escapeHtml(cell)}`).join("");
    return `<tr><th scope=row>${id === undefined ? escapeHtml(name) : linkHtml(id, name)}${told}`;
  };
  const groupHtml = ({ heading, rows }: CellsGroup) => {
    const above =
      heading === undefined ? "" : `<tr><th scope=rowgroup colspan=${heads.length}>${escapeHtml(heading)}`;
    return `<tbody>${above}${rows.map(rowHtml).join("")}`;
  };
  return [
    `<table class="tbl num cells"><caption>${escapeHtml(caption)}</caption>`,
    `<thead><tr><th scope=col>${escapeHtml(named)}${headings}`,
    ...groups.map(groupHtml),
    "</table>",
  ].join("");
}

function linkHtml(id: string, name: string): string {
  return `<a class=name-link href="${href("/names/:slug", { slug: id })}">${escapeHtml(name)}</a>`;
}
