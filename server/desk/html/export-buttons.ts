import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import type { Html } from "./frame.ts";

/** The two forms in which a list is given (export-file.ts). */
export function exportButtons(): Html {
  const { exportJson, exportCsv } = DESK_PART_WORDS.inbox;
  return html`<button class="btn" name="format" value="json">${exportJson}</button
    ><button class="btn" name="format" value="csv">${exportCsv}</button>`;
}
