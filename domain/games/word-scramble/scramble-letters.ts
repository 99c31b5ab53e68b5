import { drawNames } from "#domain/names/browse/generate.ts";
import type { Dice } from "#domain/names/name-book.ts";

/** What nobody should read on a page for parents, even by accident. */
const RUDE =
  /TIT|ASS|ARSE|CUM|COCK|DICK|FAG|FUK|FUC|FUQ|SHIT|SLUT|WHOR|TWAT|CUNT|PISS|POO|PORN|RAPE|NAZI|NIG|COON|SPIC|KIKE|HOMO|GAY|DIE|DEAD|KILL|HELL|HATE|ANUS|ANAL|NUD|SEX|SUX|DAMN|CRAP|PERV|PUBE|TARD|GOOK|PAKI|WANK|TURD|HOE|BOOB|BUTT|DYKE|MUF|CLIT|HAG|UGLY|FAT|ILL|SICK|NAKED|LEWD|EVIL|PEE|LIE|BAD|SAD|MAD|VILE|RAT|PIG|GORE|KKK|SS$|^SS/;

const MAX_TRIES = 500;

/**
 * The letters of a name in another order, in capitals: at least half of the places hold another letter, the result is no
 * name on record, and it holds no rude word. Undefined when no such order turns up.
 */
export function scrambleLetters(
  name: string,
  isName: (letters: string) => boolean,
  dice: Dice,
): string | undefined {
  const letters = Array.from(name.toUpperCase());
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const mixed = drawNames(letters, letters.length, dice);
    const moved = mixed.filter((letter, place) => letter !== letters[place]).length;
    const word = mixed.join("");
    if (moved * 2 >= letters.length && !RUDE.test(word) && !isName(word)) return word;
  }
}
