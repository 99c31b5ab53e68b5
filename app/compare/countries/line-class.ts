import type { Among } from "#domain/compare/compare-request.ts";

/** The first name is drawn solid in the color of its sex, the second dashed in ink. */
export function lineClass(among: Among | undefined, place: number): string {
  if (place > 0) return "ctr-second";
  return among === "girls" ? "g-girl" : "g-boy";
}
