import { isRecord } from "#domain/text/read-json.ts";
import type { PackedBands } from "./packed-bands.ts";

/** Whether an answer holds what is drawn; what a name is for is not looked at. */
export function isPackedBands(value: unknown): value is PackedBands {
  return (
    isRecord(value) &&
    typeof value["firstYear"] === "number" &&
    typeof value["lastYear"] === "number" &&
    typeof value["listed"] === "string" &&
    isRecord(value["rest"]) &&
    typeof value["rest"]["births"] === "string" &&
    Array.isArray(value["bands"]) &&
    value["bands"].every(
      (band) => isRecord(band) && typeof band["id"] === "string" && typeof band["births"] === "string",
    )
  );
}
