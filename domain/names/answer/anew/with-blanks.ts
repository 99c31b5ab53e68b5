import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";

const SEX = "boys?|girls?|unisex|twins?";
/** Nothing else is written so; Babyboy and Babygirl are on record, and split only where names are spoken of. */
const RUN_TOGETHER = new RegExp(
  `(?<!\\p{L})(?:(baby)?(${SEX}|middle|first)?(names?)|(${ORIGIN_PATTERN})(${SEX})?(names?)|(baby)(boys?|girls?)(?=.*\\bnames?\\b))(?!\\p{L})`,
  "giu",
);

/** A text with blanks between words that were typed without them: "boynames with k", "babygirl names"; null of any other. */
export function withBlanks(text: string): string | null {
  const apart = text.replaceAll(RUN_TOGETHER, (_, ...groups: readonly unknown[]) =>
    groups.filter((group) => typeof group === "string" && group !== "" && group !== text).join(" "),
  );
  return apart === text ? null : apart;
}
