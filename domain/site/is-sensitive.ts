/** Where somebody may be worried, or busy with what matters: nothing decorative moves there, and no ad is loaded: its script could read what a link carries. */
const SENSITIVE = [
  "/parent-directory",
  "/growth",
  "/printable-resources",
  "/templates",
  "/vaccination",
  "/games",
  "/together",
  "/privacy",
] as const;

/** Whether a page, or one beneath it, is to be left in peace. */
export function isSensitive(path: string): boolean {
  return SENSITIVE.some((start) => path === start || path.startsWith(`${start}/`));
}
