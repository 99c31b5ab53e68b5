import { FIT_PAGE } from "#content/site/fit-page.ts";
import { type Finding, VERDICTS } from "#domain/fit/finding.ts";
import { fillIn } from "#domain/text/fill-in.ts";

const { summary } = FIT_PAGE;
const WORDS = { caution: summary.cautions, listen: summary.listens, pass: summary.passes };

/** "1 caution, 2 to listen to, 11 pass." */
export function summaryWords(findings: readonly Finding[]): string {
  if (findings.every(({ verdict }) => verdict === "pass")) return summary.clear;
  const counted = VERDICTS.flatMap((verdict) => {
    const count = findings.filter((finding) => finding.verdict === verdict).length;
    return count === 0 ? [] : [fillIn(WORDS[verdict][count === 1 ? "one" : "many"], { count: `${count}` })];
  });
  return `${counted.join(", ")}.`;
}
