import { NAME_WORDS } from "#content/site/name-words.ts";
import type { LikelyAge } from "#domain/compare/likely-age.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { aboutWords } from "./about-words.ts";
import { type AgeBar, ageBarHtml } from "./age-bar.ts";
import { oneWithArticle } from "./one-with-article.ts";

/** How old people of a name are: a sentence, what the bar shows, and the bar. */
export type AgeView = {
  readonly heading: string;
  readonly sentence: string;
  readonly figures: string;
  /** Leads to the ages of other names. */
  readonly others: string;
};

/** With fewer who are alive, those whom the records leave out weigh too much. */
const FEW_LIVING = 1000;

const SUBJECTS = { girl: "she is", boy: "he is", unisex: "they are" } as const;
const OF_TWO_GENERATIONS = {
  girl: "she belongs",
  boy: "he belongs",
  unisex: "they belong",
} as const;

/** Null where too few are alive to say it. */
export function buildAgeView(page: NamePage): { readonly words: AgeView; readonly html: string } | null {
  const { age, summary, curated } = page;
  if (age === null || age.living < FEW_LIVING) return null;
  const { name, gender } = summary;
  const [young, old] = [age.asOf - age.half[1], age.asOf - age.half[0]];
  const bar: AgeBar = { young, middle: age.median, old, gender };
  const WORDS = NAME_WORDS.age;
  const one = curated === null ? null : oneWithArticle(name, curated.ipa);
  const rest = age.twoGenerations
    ? `${OF_TWO_GENERATIONS[gender]} to one of two generations, with few in between`
    : `${SUBJECTS[gender]} ${likelyWords(bar)}`;
  const living = aboutWords(age.living);
  return {
    words: {
      heading: one === null ? fillInAll(WORDS.headingPlain, { name }) : fillInAll(WORDS.heading, { one }),
      sentence:
        one === null ? fillInAll(WORDS.meetPlain, { name, rest }) : fillInAll(WORDS.meet, { one, rest }),
      figures: [
        fillInAll(young === old ? WORDS.figuresOne : WORDS.figures, {
          name,
          young: `${young}`,
          old: `${old}`,
          middle: `${age.median}`,
          living,
        }),
        ...(age.twoGenerations ? [fourFifths(age)] : []),
      ].join(" "),
      others: WORDS.others,
    },
    html: ageBarHtml(bar),
  };
}

/** The middle half may lie in the larger of two generations: this shows the other one too. */
function fourFifths({ asOf, most: [first, last] }: LikelyAge): string {
  return fillInAll(NAME_WORDS.age.fourFifths, { young: `${asOf - last}`, old: `${asOf - first}` });
}

/** What is true of more than half of them; of the middle half, where they are spread over their whole life. */
function likelyWords({ young, middle, old }: AgeBar): string {
  if (middle <= 12) return "most likely a child";
  if (middle <= 19) return "most likely a teenager or younger";
  if (middle <= 29) return "most likely under 30";
  if (young >= 60) return "most likely over 60";
  return `as likely as not between ${young} and ${old} years old`;
}
