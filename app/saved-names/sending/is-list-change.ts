import { isRecord } from "#domain/site/read-json.ts";
import type { ListChange } from "#domain/saved-names/list-change.ts";

/** Whether something that lay on the device is a change: an older page, or another program, may have written it. */
export function isListChange(value: unknown): value is ListChange {
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
