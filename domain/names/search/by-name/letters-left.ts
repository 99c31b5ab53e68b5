import type { NamesAnswer } from "#domain/names/search/names-answer.ts";

/** Behind a wish: "irish g". Alone, i and a are words. */
const LAST_LETTER = /[\s,](?<letter>[b-hj-z])$/iu;
/** Names that begin as a sibling's does. */
const SAME_LETTER =
  /(?<!\p{L})(?:(?:that|which|to|and|all|both|they|with|who|have|has|start|starts|starting|begin|begins|beginning|share|shares|sharing|on|in|the|an?|want|wants|use|using) )*same (?:(?:first|starting|beginning|initial) )?(?:letters?|initials?)(?: (?:as|of|like) (?:her|hers|him|his|them|theirs|it|(?:my|the) (?:first|other) \p{L}+))?/iu;
const SIBLINGS = /^(?:Siblings|Sisters|Brothers) for (?<letter>\p{L})[^,&]*?$/u;
const SEVERAL = / and /;

/**
 * Reads letters that were left over beside what was understood: the last one alone as the beginning of names, and "the same
 * letter" as that of the sibling who was told. What a text is asked as then has no letter left over.
 * @param ask answers a text.
 */
export function readLettersLeft(
  text: string,
  found: NamesAnswer,
  ask: (text: string) => NamesAnswer,
): NamesAnswer {
  if (found.care !== null || found.fact !== null || found.understood.length === 0) return found;
  const asked = behindWish(text, found) ?? asSibling(text, found);
  if (asked === null) return found;
  const answer = ask(asked.text);
  const isRead = answer.notUnderstood.length < found.notUnderstood.length;
  if (!isRead || answer.names.length === 0 || answer.understood.length <= found.understood.length)
    return found;
  const shift = asked.text.length - text.length;
  // Behind the letters, all stands as far apart as before; the chip for them is what was typed.
  const typed = (place: number) =>
    place <= asked.from ? place : Math.min(text.length, Math.max(asked.to, place - shift));
  return {
    ...answer,
    understood: answer.understood.map((chip) => ({ ...chip, from: typed(chip.from), to: typed(chip.to) })),
  };
}

type Asked = { readonly text: string; readonly from: number; readonly to: number };

function behindWish(text: string, { notUnderstood, understood }: NamesAnswer): Asked | null {
  const match = LAST_LETTER.exec(text);
  const letter = match?.groups?.["letter"];
  if (letter === undefined || notUnderstood.join(" ") !== letter) return null;
  // "Middle name for Mary K": an initial of hers.
  if (understood.some(({ kind }) => kind === "relation" || kind === "fact")) return null;
  return placed(text, text.length - letter.length, text.length, letter);
}

function asSibling(text: string, { understood, notUnderstood }: NamesAnswer): Asked | null {
  if (!notUnderstood.some((word) => /^(?:letter|initial|starting|same)s?$/i.test(word))) return null;
  const sibling = understood.find(({ label }) => SIBLINGS.test(label) && !SEVERAL.test(label));
  const match = SAME_LETTER.exec(text);
  const letter = SIBLINGS.exec(sibling?.label ?? "")?.groups?.["letter"];
  if (match === null || letter === undefined) return null;
  return placed(text, match.index, match.index + match[0].length, letter);
}

function placed(text: string, from: number, to: number, letter: string): Asked {
  return {
    text: `${text.slice(0, from)}starting with ${letter.toLowerCase()}${text.slice(to)}`,
    from,
    to,
  };
}
