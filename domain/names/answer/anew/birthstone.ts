import { ownValue } from "#domain/own-value.ts";
import { textWithout } from "./text-without.ts";

/** By month: what glosses say of its stone, or of any where hardly a name has it. */
const STONES: Readonly<Record<string, string>> = {
  january: "deep red or gemstone",
  february: "violet or gemstone",
  march: "gemstone",
  april: "diamond",
  may: "emerald",
  june: "pearl",
  july: "ruby",
  august: "gemstone",
  september: "sapphire",
  october: "iridescent or gemstone",
  november: "gemstone",
  december: "gemstone",
};
const MONTH = Object.keys(STONES).join("|");
const STONE_OF = new RegExp(
  `(?<![\\p{L}’'])(?:(?:for|with|based on|inspired by|from|of) )?(?:an? |the )?(?:(${MONTH})(?:[’']?s)? birth ?stones?|birth ?stones? (?:of|for|in) (${MONTH}))(?!\\p{L})`,
  "iu",
);

/** "October birthstone names" are names that mean its stone, and are asked so; null where no month's stone is told of. */
export function ofBirthstone(text: string): string | null {
  const match = /birth ?stone/i.test(text) ? STONE_OF.exec(text) : null;
  const stone = ownValue(STONES, (match?.[1] ?? match?.[2] ?? "").toLowerCase());
  if (match === null || stone === undefined || /\bmean/i.test(text)) return null;
  const left = textWithout(text, match);
  return `${/\bnames?\b/i.test(left) ? left : `${left} names`} meaning ${stone}`.trim();
}
