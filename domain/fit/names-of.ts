import type { Part } from "./full-name.ts";

/** "Violet, Henry and Iris". */
export function namesOf(parts: readonly Part[]): string {
  const names = parts.map(({ written }) => written);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
