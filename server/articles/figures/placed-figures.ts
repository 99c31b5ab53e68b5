import type { Figures } from "#domain/articles/figure.ts";
import { figureHtml } from "./figure-html.ts";

/** A line by itself, "{figure: stages}", which Markdown makes a paragraph of. */
const PLACE = /<p>\{figure: ([a-z0-9-]+)\}<\/p>\n?/g;

/** What an article may place: its figures by name, and the SVG of a drawing by its file's name. */
export type Gallery = { readonly figures: Figures; readonly draw: (drawing: string) => string };

/** A text without the places of its figures. */
export function withoutFigures(html: string): string {
  return html.replaceAll(PLACE, "").trimEnd();
}

/**
 * A text with its figures.
 * @throws Error where a figure is placed that there is not, or one that there is, never or twice
 */
export function withFigures(html: string, { figures, draw }: Gallery): string {
  const waiting = new Map(Object.entries(figures));
  const illustrated = html.replaceAll(PLACE, (_, name: string) => {
    const figure = waiting.get(name);
    if (figure === undefined) throw new Error(`there is no figure "${name}", or it is placed twice`);
    waiting.delete(name);
    return `${figureHtml(figure, draw)}\n`;
  });
  if (waiting.size > 0) throw new Error(`no place for the figures ${[...waiting.keys()].join(", ")}`);
  return illustrated;
}
