/** What a page says to the worker. */
export type ToWorker =
  /** It is shown and at rest. A visitor who saves data is not asked to fetch more than was read. */
  | { readonly kind: "shown"; readonly path: string; readonly saveData: boolean }
  /** A newer worker waits: it may take over if no other tab would notice. */
  | { readonly kind: "take over" };

/** What the worker says to a page: that it was shown from the copy on this device, so its saved marks may be old. */
export const FROM_COPY = "from copy";

export function isToWorker(value: unknown): value is ToWorker {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "take over") return true;
  return (
    value.kind === "shown" &&
    "path" in value &&
    typeof value.path === "string" &&
    "saveData" in value &&
    typeof value.saveData === "boolean"
  );
}
