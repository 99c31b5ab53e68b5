import { isRecord } from "#domain/text/read-json.ts";
import type { ListChange } from "#domain/saved-names/list-change.ts";
import { foldId } from "#domain/names/entry/name.ts";

/**
 * A change that lay on the device, with its ids folded; undefined for anything else. An older page, or another program, may
 * have written it.
 */
export function parseListChange(value: unknown): ListChange | undefined {
  if (!isStored(value)) return undefined;
  switch (value.kind) {
    case "save":
      return { ...value, babyName: { ...value.babyName, id: foldId(value.babyName.id) } };
    case "remove":
    case "annotate":
      return { ...value, nameId: foldId(value.nameId) };
    case "order":
      return { ...value, nameIds: [...new Set(value.nameIds.map(foldId))] };
  }
}

function isStored(value: unknown): value is ListChange {
  if (!isRecord(value)) return false;
  switch (value["kind"]) {
    case "save":
      return isRecord(value["babyName"]) && isText(value["babyName"]["id"]) && isText(value["note"]);
    case "remove":
      return isText(value["nameId"]);
    case "annotate":
      return isText(value["nameId"]) && isText(value["note"]);
    case "order":
      return Array.isArray(value["nameIds"]) && value["nameIds"].every(isText);
    default:
      return false;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
