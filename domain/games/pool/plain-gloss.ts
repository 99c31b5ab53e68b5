import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";
import { isTrusted } from "./is-trusted.ts";

/** Glosses that say more than one thing, tell another name first, or describe a word that the name itself is. */
const NOT_PLAIN =
  /[;:]|^(the|a|an|one who|at the|of the|by the) |\b(or|also|by|from|through|surname|family|short|form|pet|variant|perhaps|probably|linked|title|number|month|place|estate|covered|hence|behold|literally|coined|literary|blend|read|that name)\b/;

/** English words, or written almost like their gloss: this is what a dictionary says, and no question. */
const ENGLISH_WORDS = new Set(
  "King Royal River Journey Journee Journi Harmony Harmoni Lyric Forest Forrest Colt Chance Dawn Melody Serenity Destiny Legacy Creed Loyal True Tru Blaze Halo Ridge Ford Treasure Mercy Joy Archer Deacon Kaiser Amber Aspen Briar Chase Dale Grace Lane Mason Miller Ernest Ernesto Karter Krystal Ryder".split(
    " ",
  ),
);

/** Words of a note that raise a doubt about the meaning, or tell a second one. */
const DOUBT =
  /perhaps|possibl|disput|uncertain|debat|some (say|derive|link|read|scholars)|folk|may (be|come|have|mean)|\bothers\b|unclear|unknown|usually|probabl|\beither\b|alternativ|another word|unrelated|separate|second (sense|source|root|origin|meaning|part)|also (a word|the word|read|means|meant|from|taken|linked|associated|heard|argued)|sometimes|likely|different (word|name|root)|more than one|rival|guess|wrongly|mistak|confus|popular(ly)? (explained|etymology)|conflat|however|theory/i;

/** Whether a name has one meaning that nobody in the collection's notes doubts, told in plain words. */
export function hasPlainGloss(entry: CuratedName): boolean {
  const { name, alsoFrom, meaning, note } = entry;
  if (!isTrusted(entry)) return false;
  if (ENGLISH_WORDS.has(name) || alsoFrom !== undefined || NOT_PLAIN.test(meaning) || DOUBT.test(note))
    return false;
  // A person or a place tells which name it is: "son of Adam".
  if (/[A-Z]/.test(meaning.replace(/\b(God|Yahweh)\b/g, ""))) return false;
  return !resembles(name, meaning);
}

/** A gloss that holds the name, or begins a word like it, gives the answer away: Violeta, "violet". */
function resembles(name: string, meaning: string): boolean {
  const start = foldName(name).slice(0, 3);
  return wordsOf(meaning).some(
    (word) => word.startsWith(start) || foldName(name).startsWith(word.slice(0, 4)),
  );
}
