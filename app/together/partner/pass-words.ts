import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { NUMBER_WORDS } from "#domain/text/number-words.ts";

const { partner: WORDS } = TOGETHER_PAGE;

/** Names that are rated in a minute. */
const A_MINUTE = 6;

type PassWords = { readonly heading: string; readonly lead: string; readonly promise: string };

/** What stands around a partner's cards, with the partner's first name, or without. */
export function passWords(sender: string, count: number): PassWords {
  const who = sender === "" ? WORDS.nobody : sender;
  const whose = sender === "" ? WORDS.theirs : `${sender}’s`;
  const minutes = Math.max(1, Math.round(count / A_MINUTE));
  const time = minutes === 1 ? WORDS.minute : fillIn(WORDS.minutes, { count: wordOf(minutes) });
  const cards = wordOf(count);
  return {
    heading: fillIn(WORDS.heading, { sender: who }),
    lead:
      count === 1
        ? fillIn(WORDS.one, { whose })
        : fillIn(WORDS.many, { count: cards.charAt(0).toUpperCase() + cards.slice(1), time, whose }),
    promise: fillIn(WORDS.promise, { sender: who }),
  };
}

function wordOf(count: number): string {
  return NUMBER_WORDS[count] ?? `${count}`;
}
