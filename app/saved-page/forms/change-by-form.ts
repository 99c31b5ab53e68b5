import { foldId, type NameId } from "#domain/names/entry/name.ts";
import { NOTE_LIMIT, SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { readListFile } from "#domain/saved-names/list-file.ts";
import { tooManyListsMessage } from "#domain/forms/wait-message.ts";
import type { MergeResult, TooManyLists, SavedListSession } from "#domain/saved-names/visit.ts";
import { faultyFileWords, tooManyWords } from "#app/saved-page/copies/faulty-file-words.ts";
import { LIST_FORMAT } from "#app/saved-page/list-format.ts";
import { moved, MOVES } from "#app/saved-page/order/moved.ts";
import { entriesIn, pastedNames } from "#app/saved-page/copies/pasted-names.ts";
import { sorted, SORTINGS } from "#app/saved-page/order/sorted.ts";

/** What became of a form. */
export type FormOutcome =
  | { readonly kind: "changed" }
  /** By a save button, which stands at that place of its page. */
  | { readonly kind: "saved" | "removed"; readonly place: string }
  /** Something was done to the row of one name. */
  | { readonly kind: "changed row"; readonly nameId: string }
  | { readonly kind: "merged"; readonly result: MergeResult }
  | { readonly kind: "ask whether to forget" }
  | { readonly kind: "forgotten" }
  /** With seconds to wait where trying again will help. */
  | { readonly kind: "fault"; readonly status: number; readonly message: string; readonly seconds?: number };

/**
 * Does what a form of the saved names asks for: what a tap does before hydration, or without JavaScript.
 * Fields: intent, with nameId, at, note, by, names or file, as it needs; or just a move, which holds the id.
 */
export async function changeByForm(form: FormData, visit: SavedListSession): Promise<FormOutcome> {
  const nameId = foldId(textIn(form, "nameId"));
  const intent = textIn(form, "intent");
  switch (intent) {
    case "save":
      return save(nameId, placeIn(form, nameId), visit);
    case "remove":
      await visit.remove(nameId);
      return { kind: "removed", place: placeIn(form, nameId) };
    case "annotate": {
      // Forms send every line break as two characters.
      const note = textIn(form, "note").replaceAll("\r\n", "\n").trim().slice(0, NOTE_LIMIT);
      return (await visit.annotate(nameId, note)) ? { kind: "changed row", nameId } : NOT_ON_LIST;
    }
    case "sort": {
      const by = SORTINGS.find((known) => known === textIn(form, "by"));
      if (by !== undefined) await visit.order(sorted(await visit.list(), by));
      return { kind: "changed" };
    }
    case "bring":
      return bring(form.get("file"), visit);
    case "paste":
      return paste(textIn(form, "names"), visit);
    case "forget-ask":
      return { kind: "ask whether to forget" };
    case "forget":
      await visit.forget();
      return { kind: "forgotten" };
    default:
      return order(form, visit);
  }
}

const NOT_ON_LIST = {
  kind: "fault",
  status: 404,
  message: "This name is no longer on your list, so we couldn’t add the note.",
} as const;

const NOT_POSSIBLE = {
  kind: "fault",
  status: 400,
  message: "This page can’t do what the form asked for.",
} as const;

async function save(nameId: string, place: string, visit: SavedListSession): Promise<FormOutcome> {
  const result = await visit.save(nameId);
  if (typeof result === "object") return tooManyLists(result);
  switch (result) {
    case "saved":
    case "already saved":
      return { kind: "saved", place };
    case "unknown name":
      return {
        kind: "fault",
        status: 404,
        message: "That name isn’t in our records, so it wasn’t saved.",
      };
    case "full":
      return {
        kind: "fault",
        status: 409,
        message: `Your list is full at ${SAVED_NAMES_LIMIT} names, so this one wasn’t saved. Remove one to make room.`,
      };
  }
}

function tooManyLists({ seconds }: TooManyLists): FormOutcome {
  return { kind: "fault", status: 429, message: tooManyListsMessage(seconds), seconds };
}

/** A row's buttons are named after their move and hold the id. */
async function order(form: FormData, visit: SavedListSession): Promise<FormOutcome> {
  const move = MOVES.find((known) => form.has(known));
  if (move === undefined) return NOT_POSSIBLE;
  const nameId = foldId(textIn(form, move));
  const ids = (await visit.list()).map((entry) => entry.nameId);
  await visit.order(moved(ids, nameId, move));
  return { kind: "changed row", nameId };
}

async function bring(file: FormDataEntryValue | null, visit: SavedListSession): Promise<FormOutcome> {
  const reading = readListFile(
    file === null || typeof file === "string" ? "" : await file.text(),
    LIST_FORMAT,
  );
  if (reading.kind !== "list") return { kind: "fault", status: 400, message: faultyFileWords(reading) };
  const result = await visit.merge(reading.names);
  if ("kind" in result) return tooManyLists(result);
  return { kind: "merged", result: { ...result, unknown: result.unknown + reading.unreadable } };
}

/** More than a list of names can have, even with each name ten times: it is not read. */
const MOST_ENTRIES = 10 * SAVED_NAMES_LIMIT;

async function paste(text: string, visit: SavedListSession): Promise<FormOutcome> {
  const entries = entriesIn(text);
  if (entries > MOST_ENTRIES) return { kind: "fault", status: 400, message: tooManyWords(entries) };
  const names = pastedNames(text);
  if (names.length > SAVED_NAMES_LIMIT)
    return { kind: "fault", status: 400, message: tooManyWords(names.length) };
  const result = await visit.merge(names.map(({ nameId }) => ({ nameId, note: "" })));
  if ("kind" in result) return tooManyLists(result);
  return { kind: "merged", result };
}

/** The anchor of the button that was pressed, usually its name's. It goes into an address: what is no anchor of ours is left out. */
function placeIn(form: FormData, nameId: NameId): string {
  const place = form.has("at") ? textIn(form, "at") : `save-${nameId}`;
  return /^[a-z\d-]{1,60}$/.test(place) ? place : "";
}

function textIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
