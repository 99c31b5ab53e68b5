import { STATE_WORDS } from "#content/site/state-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { StateWord } from "#domain/places/state-figures.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

/** What is said of a state, besides its name. */
export type SaidOfState = {
  readonly word: StateWord;
  readonly times: number | null;
  readonly oneIn: number | null;
  readonly listed: number | null;
};

/** Of the whole map. */
export type SaidOfMap = {
  readonly babies: "girls" | "boys";
  readonly years: string;
  readonly oneInUs: number | null;
};

/** "Ohio: less often than in the US, 0.9 times as often. 1 in 130 girls there, 1 in 110 in the US, 2020–2024." */
export function stateSentence(state: string, said: SaidOfState, map: SaidOfMap): string {
  const { babies, years, oneInUs } = map;
  if (said.word === "unshaded") return dcSentence(said, map);
  const differs = (said.word === "more" || said.word === "less") && said.times !== 1;
  const times = differs ? `, ${timesWords(said.times)}` : "";
  const first = `${state}: ${STATE_WORDS.words[said.word]}${times}.`;
  if (oneInUs === null) return first;
  const us = formatCount(oneInUs);
  const figures =
    said.oneIn === null
      ? fillInAll(STATE_WORDS.usOnly, { us, babies, years })
      : fillInAll(STATE_WORDS.there, { n: formatCount(said.oneIn), us, babies, years });
  return `${first} ${figures}`;
}

function dcSentence({ listed }: SaidOfState, { babies, years }: SaidOfMap): string {
  if (listed === null) return STATE_WORDS.dcOld;
  const count =
    listed === 0
      ? fillInAll(STATE_WORDS.dcNone, { babies })
      : fillInAll(STATE_WORDS.dcCount, { listed: formatCount(listed), babies });
  return fillInAll(STATE_WORDS.dc, { count, years });
}

/** "1.3 times as often". */
export function timesWords(times: number | null): string {
  return times === 0 ? STATE_WORDS.least : fillInAll(STATE_WORDS.times, { times: `${times ?? 1}` });
}
