import { createContext } from "react";
import { get } from "#app/api/request.ts";
import { isRecord } from "#domain/text/read-json.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { type Confirmed, createConfirmedList } from "./confirmed-list.ts";

/** The one list of the page, as the server keeps it. */
export const serverList = createConfirmedList(() => get("/api/saved-names", areEntries));

function areEntries(value: unknown): value is readonly SavedEntry[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): boolean {
  return isRecord(value) && typeof value["nameId"] === "string" && isRecord(value["babyName"]);
}

/** The list as it came with the page: what the server renders, and what hydration begins with. */
export const ListAtStart = createContext<Confirmed>({ state: "unknown" });

/**
 * What the page brought; null when the browser has no number yet, as far as the server could see, "away" when the server
 * could not reach its list.
 */
export function listAtStart(saved: readonly SavedEntry[] | "away" | null): Confirmed {
  if (saved === null) return { state: "unknown" };
  if (saved === "away") return { state: "failed" };
  if (typeof document !== "undefined") serverList.set(saved);
  return { state: "known", entries: saved };
}
