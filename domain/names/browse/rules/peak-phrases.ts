import { LAST_YEAR } from "#domain/names/browse/figure-rules.ts";
import { decadeCalled } from "./era-wishes.ts";
import { type Phrase, phrase, type Wish } from "./phrase.ts";
import type { Span } from "./spans.ts";
import { DECADE, ERAS, FIRST_YEAR, TIME_GROUPS, YEAR } from "./times.ts";

type Spans = readonly Span[];

/** Years that are lately, up to the last on record. */
const LATELY = 10;

const ITS = "(?:its|their|the|an?)";
const OF_USE = "(?: (?:of|in|year of|years? for) (?:its |their )?(?:popularity|use|fame))?";
/** Its best time of all, and not merely a good one: "peaked", "at their height", "most popular ever". */
const PEAKED = `(?:(?:that |which |who |whose |with |when |(?:they|it) )?(?:(?:had|have|has|having|were|was|are|is|did|hit|hits|reached|reaches|saw|already) )*(?:(?:at |in )?${ITS} )?(?:(?:all[ -]time|absolute|popularity|real|own) )*(?:peak(?:ed|ing|s)?(?: popularity)?|hit(?:ting)? ${ITS} (?:peak|height|high)|high(?:est)?(?: |-)?point|height|heyday|prime|zenith|highest(?: popularity| rank| share)?|best years?|(?:most |more )(?:popular|common|used|given) (?:ever|of all time|than ever|in (?:its|their) history))${OF_USE}(?: years?)?(?: (?:was|were|is|came|fell|happened))?)`;
const WHEN = `(?: (?:back|sometime|somewhere|around|about|right|only|just|some time))*(?: (?:in|during|around|from|of|for|between|within))?(?: the)?(?: years?)?`;

/** Where the highest share of a name lies: "peaked in the 70s", "at their height before 1950". */
export const PEAK_PHRASES: readonly Phrase<Spans>[] = [
  {
    pattern: phrase(
      `${PEAKED} (?:(before|prior to|by)|after|since|post)(?: the)?(?: year)? (?:(${YEAR})|(${DECADE}))`,
    ),
    parse([before = "", year = "", decade = ""]) {
      const first = year === "" ? decadeCalled(decade.toLowerCase(), "")?.value[0]?.from : Number(year);
      if (first === undefined) return null;
      const when = year === "" ? `the ${first}s` : String(first);
      if (before !== "") return peakedIn({ from: FIRST_YEAR, to: first - 1 }, `before ${when}`);
      return peakedIn({ from: year === "" ? first + 10 : first + 1, to: LAST_YEAR }, `after ${when}`);
    },
  },
  {
    pattern: phrase(
      `${PEAKED}${WHEN} (?:(early|mid|late)[ -](?:the )?)?(?:(${DECADE})|(${YEAR})(?:(?:(?: )?[-–](?: )?| to | and | through )(${YEAR}))?)`,
    ),
    parse([part = "", decade = "", year = "", last = ""]) {
      if (year !== "") return peakedIn({ from: Number(year), to: Number(last || year) });
      const [span] = decadeCalled(decade.toLowerCase(), part.toLowerCase())?.value ?? [];
      return span === undefined ? null : peakedIn(span);
    },
  },
  {
    pattern: phrase(`${PEAKED}${WHEN} (?:${TIME_GROUPS})(?: (?:era|generation|age|times?|years))?`),
    parse(words) {
      const era = ERAS[String(words.findIndex((word) => word !== ""))];
      return era === undefined ? null : peakedIn(era);
    },
  },
  {
    pattern: phrase(
      `${PEAKED} (?:(?:right )?(now|today|last year|this year|currently)|recently|lately|not long ago|in recent years|(?:in |within )?(?:the |this )?(?:last|past) (?:decade|ten years|10 years|few years))`,
    ),
    parse: ([now = ""]) => peakedIn({ from: now === "" ? LAST_YEAR - LATELY + 1 : LAST_YEAR, to: LAST_YEAR }),
  },
];

function peakedIn({ from, to }: Span, when = spanSaid({ from, to })): Wish<Spans> | null {
  if (to < from) return null;
  const years = from === to ? String(from) : `a year from ${from} to ${to}`;
  return {
    value: [{ from, to }],
    label: `Peaked ${when}`,
    rule: `Had the highest share of its sex’s births ever in ${years}`,
  };
}

function spanSaid({ from, to }: Span): string {
  if (from === to) return `in ${from}`;
  return from % 10 === 0 && to === from + 9 ? `in the ${from}s` : `in ${from}–${to}`;
}
