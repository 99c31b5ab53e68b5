import { Marked, type Tokens } from "marked";
import { anchorOf } from "./headings.ts";

type Shape = {
  /** By how much headings are lowered: a text that stands below an h2 of its page begins with h3. */
  readonly deeper?: number;
  /**
   * Headings of the second level have anchors, which begin with this: for a table of contents, and to be led to. Where several
   * texts stand on one page, each has a beginning of its own.
   */
  readonly anchors?: string;
};

/** A reference to a source, at an item's end: beside the label, which must hold no link. */
const REFERENCE_AT_END = /(\[\^[\d,]+\])\s*$/;

/** Letters of an item that it is known by: enough to tell those of one text apart. */
const MOST_OF_TICK = 48;

/** Markdown of ours as HTML. Not for texts of visitors: HTML in it is kept. */
export function toHtml(text: string, { deeper = 0, anchors }: Shape = {}): string {
  const markdown = new Marked({
    renderer: {
      heading({ depth, text: words, tokens }: Tokens.Heading) {
        const tag = `h${Math.min(6, depth + deeper)}`;
        // The focus moves there when the table of contents is used.
        const anchor =
          anchors !== undefined && depth === 2 ? ` id="${anchors}${anchorOf(words)}" tabindex="-1"` : "";
        return `<${tag}${anchor}>${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
      // A list whose items begin with "[ ]": each can be ticked, known by the words that it begins with.
      listitem({ task, tokens, text: words }: Tokens.ListItem) {
        const said = this.parser.parse(tokens);
        if (!task) return `<li>${said}</li>\n`;
        const id = `${anchors ?? ""}${anchorOf(words.replace(REFERENCE_AT_END, "")).slice(0, MOST_OF_TICK)}`;
        const [label, reference = ""] = said.split(REFERENCE_AT_END);
        return `<li class="tick"><label><input type="checkbox" value="${id}"><span>${label}</span></label>${reference}</li>\n`;
      },
      checkbox: () => "",
      table(token) {
        const cells = (row: typeof token.header, tag: "th" | "td") =>
          row
            .map(
              (cell) =>
                `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
            )
            .join("");
        const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        // Reachable by keyboard, as a wide table scrolls within its box.
        return `<div class="table-box" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return markdown.parse(text, { async: false }).trim();
}
