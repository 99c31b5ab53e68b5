import { LIKES_LINES, LIKES_SAY } from "#content/site/likes-words.ts";
import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import { fillIn } from "#domain/text/fill-in.ts";

/** What a line says: "Peaked before 1930", "Irish origin", "Theme: Flowers". A key of another build stands as it is. */
export function lineWords(key: string): string {
  const [kind, of = ""] = key.split(":", 2);
  if (kind === "origin") return fillIn(LIKES_SAY.origin, { origin: of });
  if (kind === "theme")
    return fillIn(LIKES_SAY.theme, { theme: THEME_CHOICES.find(({ id }) => id === of)?.label ?? of });
  return LIKES_LINES[key] ?? key;
}
