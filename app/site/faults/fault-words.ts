import { isRouteErrorResponse } from "react-router";
import { isRecord } from "#domain/text/read-json.ts";

/** The sentence that came with an error for the visitor; undefined where there is none. */
export function faultWords(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const given: unknown = error.data;
  if (typeof given === "string") return given === "" ? undefined : given;
  return isRecord(given) && typeof given["message"] === "string" ? given["message"] : undefined;
}
