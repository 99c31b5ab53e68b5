/** Where React Router keeps how far a page was scrolled, by the key of its entry in the history. */
export const POSITIONS_KEY = "react-router-scroll-positions";

/** How far this entry of the history was scrolled when it was left, in CSS pixels; 0 when nobody knows. */
export function lastScrollY(key: string): number {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "{}");
    const y: unknown = new Map<string, unknown>(Object.entries(positions ?? {})).get(key);
    return typeof y === "number" ? y : 0;
  } catch {
    return 0;
  }
}
