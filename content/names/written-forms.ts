import type { WrittenForm } from "#domain/names/script/written-form.ts";
import { ARABIC } from "./scripts/arabic.ts";
import { CYRILLIC } from "./scripts/cyrillic.ts";
import { EAST_ASIAN } from "./scripts/east-asian.ts";
import { GREEK } from "./scripts/greek.ts";
import { HEBREW } from "./scripts/hebrew.ts";
import { INDIC } from "./scripts/indic.ts";
import { OTHER } from "./scripts/other.ts";

/**
 * Further forms of names in other scripts, each with the ids of the names that it is, the likeliest first. Reviewed one by one. What
 * a name of the collection is in its own script stands in its entry (`script`).
 */
export const WRITTEN_FORMS: readonly WrittenForm[] = [
  CYRILLIC,
  GREEK,
  HEBREW,
  ARABIC,
  INDIC,
  EAST_ASIAN,
  OTHER,
]
  .flatMap((table) => table.trim().split(/\s+/))
  .map((entry) => {
    const [form = "", ids = ""] = entry.split("=");
    return [form, ids.split(",")];
  });
