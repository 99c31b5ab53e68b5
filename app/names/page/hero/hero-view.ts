import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { birthsBetween } from "#app/names/page/curve/births-between.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { type NowWords, nowWords } from "./now-words.ts";
import { widthInLetters } from "./hero-width.ts";
import { percentWords } from "#domain/text/percent.ts";

/** Years that "since 2016" counts, the last one included. */
const RECENT_YEARS = 10;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

/** The name itself, to whom it is given, how it is said, how many have it. */
export type HeroView = {
  readonly width: number;
  readonly share: string;
  readonly now: NowWords;
  readonly say: {
    /** Of the button that reads it aloud. */
    readonly label: string;
    readonly respelling: string;
    readonly ipa: string;
    readonly beats: string;
    /** How the source language says it: "Irish /ˈiːfʲə/". */
    readonly source: string | null;
  } | null;
};

export function buildHeroView(page: NamePage): HeroView {
  const { summary, curated, girl, boy, firstYear, lastYear } = page;
  const since = lastYear - RECENT_YEARS + 1;
  const girls = birthsBetween(girl, firstYear, since, lastYear);
  const boys = birthsBetween(boy, firstYear, since, lastYear);
  return {
    width: widthInLetters(summary.name),
    share: shareWords({ girls, boys }, summary.gender, since),
    now: nowWords(page),
    say: curated && {
      label: fillInAll(NAME_WORDS.hear, { name: summary.name }),
      respelling: curated.say,
      ipa: `/${curated.ipa}/`,
      beats: beatsWords(curated),
      source:
        curated.sourceIpa === undefined ? null : `${curated.sourceIpa.language} /${curated.sourceIpa.ipa}/`,
    },
  };
}

/** "99.6% girls since 2016". An unpublished sex is not none: then only what is listed is told. */
export function shareWords(
  { girls, boys }: { readonly girls: number; readonly boys: number },
  gender: Gender,
  since: number,
): string {
  if (girls + boys === 0) return `Not listed since ${since}`;
  if (boys === 0) return `All listed since ${since} are girls`;
  if (girls === 0) return `All listed since ${since} are boys`;
  const girlsWords = `${percentWords(girls / (girls + boys))} girls`;
  const boysWords = `${percentWords(boys / (girls + boys))} boys`;
  if (gender === "unisex") return `${girlsWords}, ${boysWords} since ${since}`;
  return `${gender === "girl" ? girlsWords : boysWords} since ${since}`;
}

/** "2 syllables, stress on the first", by the capitals of the respelling. */
export function beatsWords({ say, syllables }: Pick<CuratedName, "say" | "syllables">): string {
  if (syllables === 1) return "1 syllable";
  const place = ORDINALS[say.split("-").findIndex((part) => part === part.toUpperCase())];
  return place === undefined ? `${syllables} syllables` : `${syllables} syllables, stress on the ${place}`;
}
