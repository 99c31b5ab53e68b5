import { RECORDS, US_RECORDS } from "#content/site/records-edition.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { percentWords } from "#domain/text/percent.ts";
import { COUNTED_YEARS, countedBirths, spellingShare } from "./spelling-share.ts";

const WORDS = NAME_WORDS.explain;

/** What somebody of this name will have to explain, as HTML: its spellings, its sound, its sex. Null for a name that we cannot say, or without births. */
export function explainHtml(page: NamePage): string | null {
  const { curated, lastYear } = page;
  const share = spellingShare(page);
  // Which spellings sound alike was reviewed for American ears.
  if (curated === null || share === null || RECORDS !== US_RECORDS) return null;
  const rows = [
    [WORDS.spelling, spellingWords(page, share)],
    [WORDS.sound, fillInAll(WORDS.said, { say: curated.say })],
    [WORDS.sex, sexWords(page)],
  ] as const;
  const years = { since: `${lastYear - COUNTED_YEARS + 1}`, last: `${lastYear}` };
  const list = rows.map(([term, text]) => `<div><dt>${term}<dd>${escapeHtml(text)}</div>`).join("");
  return `<dl class=forms>${list}</dl><p class="small quiet">${escapeHtml(fillInAll(WORDS.rule, years))}`;
}

function spellingWords({ family, summary }: NamePage, share: number): string {
  const { name } = summary;
  if (family === null) return WORDS.one;
  const count = `${family.members.length}`;
  return fillInAll(WORDS.several, { count, name, share: percentWords(share) });
}

/** An unpublished sex is not none: then only what is listed is told. */
function sexWords(page: NamePage): string {
  const { girls, boys } = countedBirths(page, page.firstYear, page.lastYear);
  const [others, babies] = girls > boys ? [boys, "boys"] : [girls, "girls"];
  if (others === 0) return fillInAll(WORDS.allListed, { babies: girls > boys ? "girls" : "boys" });
  return fillInAll(WORDS.other, { share: percentWords(others / (girls + boys)), babies });
}
