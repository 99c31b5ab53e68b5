import type { Block } from "#domain/printables/sheet.ts";

/** Where words are broken into lines is the printer's affair. */
export function bare(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** All that a block says, whoever draws it. */
export function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "lines":
      return [block.title ?? "", ...block.rows.flat().map(({ label }) => label)];
    case "table":
      return [block.title ?? "", ...block.columns.map(({ label }) => label)];
    case "checklist":
      return [block.title, ...block.items.map(({ text }) => text)];
    case "legend":
      return [...block.entries.map(({ sign, meaning }) => `${sign}${meaning}`), block.remark ?? ""];
    case "reference":
      return [block.title, ...block.columns, ...block.rows.map((row) => row.join("")), block.source];
    case "percentiles":
    case "curves":
      return [block.title, ...Object.values(block.measures), block.source];
    case "notes":
      return [block.title];
    case "words":
      return [block.title ?? "", block.text];
    default:
      return block satisfies never;
  }
}
