import { WORDING } from "#content/site/wording.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { sameIconHtml } from "#app/ui/icon.tsx";

/** The id of the drawing that all buttons of a page share: it stands in the header. */
export const SAVE_DRAWING = "save-mark";

type Given = {
  readonly id: NameId;
  readonly name: string;
  readonly anchor: string;
  readonly main: boolean;
  readonly isSaved: boolean;
};

/** What stands in the form of save-button.tsx, as the server writes it. */
export function saveButtonHtml({ id, name, anchor, main, isSaved }: Given): string {
  const label = escapeHtml(isSaved ? `${WORDING.saved} Remove ${name}` : `${WORDING.saveName}: ${name}`);
  const fields =
    hidden("at", escapeHtml(anchor)) +
    hidden("nameId", escapeHtml(id)) +
    hidden("intent", isSaved ? "remove" : "save");
  const words = isSaved ? WORDING.saved : WORDING.saveName;
  return `${fields}<button type="submit" class="${main ? "save save-main" : "save"}" aria-pressed="${isSaved}" aria-label="${label}">${sameIconHtml(SAVE_DRAWING)}${words}</button>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${value}"/>`;
}
