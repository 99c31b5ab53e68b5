import { LAST_YEAR, POPULAR } from "#domain/names/browse/figure-rules.ts";
import { bornAt, decadeCalled, popularIn, TENS } from "./era-wishes.ts";
import { DECADE, ERAS, FIRST_YEAR, TIME_GROUPS, YEAR } from "./times.ts";
import { type Phrase, phrase } from "./phrase.ts";
import type { Span } from "./spans.ts";

type Spans = readonly Span[];

/** Years that are not over in the records: who writes one means what is given now. */
const NOW = `(?:${LAST_YEAR}|20(?:2[${(LAST_YEAR % 10) + 1}-9]|[34]\\d))`;
const WHEN = `(?:(?:early|mid|late)[ -])?(?:the )?(?:${DECADE})|${YEAR}(?:(?: )?[-–](?: )?${YEAR})?`;

/** From the times of those who are grandparents now to those of today's parents. */
const ONCE: Span = { from: 1940, to: 2009 };

const AT_ITS_HEIGHT =
  "(?:(?:most |very |so |really |super )?(?:popular|common|used|given|big|huge|hot|trendy|trending|loved|famous)|a thing|a hit|hits|everywhere|all the rage)";
const ROSE = "(?:hit (?:(?:its|their) )?big|topped the charts|ruled|reigned|boomed|had (?:its|their) moment)";
const BEFORE = `(?:(?:that |which )?(?:was |were |are |is )?(?:(?:${AT_ITS_HEIGHT}|${ROSE}) )?(?:back )?(?:in|from|of|for|during|around|since|circa)(?: the)?(?: year| years)? |(?:that |which )?ruled(?: the)? |(?:when i was |i was |(?:someone |a (?:girl|boy|baby|kid|person) )?)?born (?:(?:in|around|during)(?: the)? )?)?`;

/** Years: "popular in 1985", "1920s", "the early 90s", "born in 1988", "victorian". */
export const ERA_PHRASES: readonly Phrase<Spans>[] = [
  {
    // Of a time that is over: not those that are popular now.
    pattern: phrase(
      `(?:that |which )?(?:(?:used to|were|was|have been|had been)(?: be)?(?: (?:so|very|really|super|once|formerly))*|once|formerly|previously) (?:popular|common|trendy|everywhere|big|a thing|in style|fashionable)(?!.*(?:${DECADE}|${YEAR}))(?=[^\\p{L}\\d]*$| (?:but|and|girls?|boys?|baby|names?))`,
    ),
    parse: () => ({
      value: [ONCE],
      label: "Once popular",
      rule: `Popular between ${ONCE.from} and ${ONCE.to}, and not in the top ${POPULAR.rank} for its sex now`,
      also: [["rank", `${POPULAR.rank + 1}-`]],
    }),
  },
  {
    // "What were girls called in 1915": of names, and of that year.
    pattern: phrase(
      `(?:what|which|how) (?:names )?(?:(?:were|are|did|was|do|would|have|had) )+(?:(?:all|the|most) )*(?:(girls)|(boys)|babies|kids|children|newborns|people|folks|parents|everyone|they|moms) (?:(?:being|usually|commonly|mostly|often) )*(?:called|named|call|name|naming|calling)(?: (?:their|the|them))?(?: (?:babies|kids|children|baby|child|(daughters?|girls?)|(sons?|boys?)))?(?=.* (?:${WHEN})(?![\\p{L}\\d]))|what(?: names?)? (?:was|were|is|are) (?:(?:the|most|really|so|super|very) )*(?:popular|common|trendy|trending|in style|big|cool|used)(?=(?: (?:when|the|year|back|i|he|she|we|my|mom|dad|was|were|born|in|around|during|early|mid|late))* (?:${WHEN})[^\\p{L}\\d]*$)`,
    ),
    parse: ([girls = "", boys = "", daughters = "", sons = ""]) => ({
      value: [],
      label: "",
      also: girls + daughters !== "" ? [["gender", "girl"]] : boys + sons !== "" ? [["gender", "boy"]] : [],
    }),
  },
  {
    // Said of these years, and no wish of its own.
    pattern: phrase(
      `(?:the )?(?:most |very )?(?:popular|common|trendy|top(?: \\d+)?|number (?:one|1))(?=(?: [\\p{L}’']+){1,5}? (?:in|from|of|during|around|for|when|before|after)(?: [\\p{L}’']+){0,6}? (?:${WHEN})(?![\\p{L}\\d])|(?: [\\p{L}’']+){1,5} (?!${NOW})(?:${WHEN})[^\\p{L}\\d]*$)`,
    ),
    parse: () => ({ value: [], label: "", weak: true }),
  },
  {
    // The age of somebody, and no decade: "a man in his 30s", "a 40 year old woman".
    pattern: phrase(
      `(?:who (?:is|are) )?in (?:my|his|her|their|your|our) (?:(early|mid|late)[ -])?([2-9]0[’']?s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)|(?:an? )?([2-9]\\d)[ -](?:years?|yrs?|yo)[ -]?(?:olds?|of age)?(?= (?:man|woman|guy|lady|person|adult|male|female|names?|trans))|(?:(?:people|someone|somebody|women|men|moms?|dads?|adults?|those) )?(?:who|that) (?:are|is|turn(?:s|ed|ing)?)(?: (?:now|about|around|almost|nearly|over))* ([2-9]\\d)(?: years? old)?(?: now| today| this year)?(?! (?:letters?|babies))`,
    ),
    parse: ([part = "", decade = "", age = "", now = ""]) => bornAt(age || now || decade, part),
  },
  {
    pattern: phrase(
      `(?:(?:popular|common|used|big|from|of|like|were) )*(?:(?:about|around|almost|like) )?(\\d{2,3}|${Object.keys(TENS).join("|")}) (?:years?|yrs?) ago`,
    ),
    parse([count = ""]) {
      const then = LAST_YEAR - (TENS[count.toLowerCase()] ?? Number(count));
      return then < FIRST_YEAR ? null : popularIn({ from: then - 2, to: then + 2 });
    },
  },
  {
    // "When I was born in 87", "class of 99".
    pattern: phrase(
      "(?:when (?:i|we|he|she|my \\p{L}+) (?:was|were) )?(?:born|a kid|a baby)(?: back)? in [’']?(\\d\\d)(?![’']?s|[\\d,.])|back in [’']?(\\d\\d)(?![’']?s|[\\d,.])",
    ),
    parse([born = "", back = ""]) {
      const short = Number(born || back);
      const year = short > LAST_YEAR % 100 ? 1900 + short : 2000 + short;
      return popularIn({ from: year, to: year });
    },
  },
  {
    // No more than "now": the records end with the year before, or two.
    pattern: phrase(`(?:(?:in|of|for|from) )?${NOW}`),
    parse: () => ({ value: [], label: "", weak: true }),
  },
  {
    // "Popular before 1950", "from after the 80s".
    pattern: phrase(
      `(?:(?:that |which )?(?:(?:was|were|are|is) )?(?:${AT_ITS_HEIGHT} |${ROSE} )?(?:from )?(?:(before|prior to|pre)|after|post)[ -])(?:the )?(?:year )?(?:(${YEAR})|(${DECADE}))(?! (?:babies|births|letters))`,
    ),
    parse([before = "", year = "", decade = ""]) {
      const first = year === "" ? decadeCalled(decade.toLowerCase(), "")?.value[0]?.from : Number(year);
      if (first === undefined) return null;
      const isBefore = before !== "";
      const start = isBefore ? FIRST_YEAR : first + (year === "" ? 10 : 1);
      const wish = popularIn({ from: start, to: isBefore ? first - 1 : LAST_YEAR });
      const when = year === "" ? `the ${first}s` : String(first);
      return wish && { ...wish, label: `Popular ${isBefore ? "before" : "after"} ${when}` };
    },
  },
  {
    pattern: phrase(`${BEFORE}(?:the )?(?:(early|mid|late)[ -](?:the )?)?(${DECADE})(?: era)?`),
    parse: ([part = "", decade = ""]) => decadeCalled(decade.toLowerCase(), part.toLowerCase()),
  },
  {
    pattern: phrase(
      `(${BEFORE})(?:between )?(${YEAR})(?:(?:(?: )?[-–](?: )?| to | and )(${YEAR}))?(?! (?:babies|births|letters))`,
    ),
    parse([before = "", first = "", last = ""]) {
      const wish = popularIn({ from: Number(first), to: Number(last || first) });
      // A year by itself may be of anything.
      return wish && before === "" ? { ...wish, weak: true } : wish;
    },
  },
  {
    pattern: phrase(`${BEFORE}(?:the )?(?:${TIME_GROUPS})(?: (?:era|generation|age|times?|years))?`),
    parse(words) {
      const era = ERAS[String(words.findIndex((word) => word !== ""))];
      return era === undefined ? null : popularIn(era);
    },
  },
];
