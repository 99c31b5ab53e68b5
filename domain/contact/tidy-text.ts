import { withoutDirections } from "#domain/text/without-directions.ts";

/** What was typed, on one line: white space and controls are single spaces, marks of direction are gone. */
export function oneLine(text: string): string {
  return withoutDirections(text)
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Lines and tabs stay; other controls could command the terminal of whoever reads, or show a line backward. */
export function plainLines(text: string): string {
  return withoutDirections(text)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
