import { mainFirst } from "#domain/names/lists/sexes.ts";
import type { NamePage } from "./name-page.ts";

/** The sexes whose figures belong to the name: both only where it is given to both alike; the more frequent first. */
export function sexesOf({ summary, main }: Pick<NamePage, "summary" | "main">): readonly ("girl" | "boy")[] {
  if (summary.gender !== "unisex") return [main];
  return mainFirst(main);
}
