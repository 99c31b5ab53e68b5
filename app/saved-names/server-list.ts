import { createContext } from "react";
import { request } from "#app/api/request.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { type Confirmed, createConfirmedList } from "./confirmed-list.ts";

/** The one list of the page, as the server keeps it. */
export const serverList = createConfirmedList(() =>
  request<readonly SavedEntry[]>("GET", "/api/saved-names"),
);

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
