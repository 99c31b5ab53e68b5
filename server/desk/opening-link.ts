import type { DeskKey } from "#server/storage/desk/desk-keys.ts";

/** Ten minutes: to be copied from a terminal into a browser. */
export const LINK_LASTS_MS = 10 * 60_000;

export const DESK_PATH = "/desk";
export const OPEN_PATH = `${DESK_PATH}/open`;

/** The address that opens the desk once. Opening it shows a button; the key works when that is pressed. */
export function openingLink(origin: string, key: DeskKey): string {
  return `${origin}${OPEN_PATH}?key=${key}`;
}
