import { REASON_WORDS, RULE_WORDS } from "#content/fit/reasons.ts";
import type { Finding } from "#domain/fit/finding.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { isFitToPrint } from "./fit-to-print.ts";

type FindingView = {
  readonly title: string;
  readonly reason: string;
  /** A sentence to say; null when the rule has nothing to put into it. */
  readonly aloud: string | null;
};

export function buildFindingView({ rule, reason, facts: found }: Finding): FindingView {
  const beats = found["beats"]?.split(", ").filter(isFitToPrint).join(", ");
  const facts = beats === undefined ? found : { ...found, beats };
  const { title, aloud } = RULE_WORDS[rule];
  const wanted = [...aloud.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const isWhole = wanted.every((name) => (facts[name] ?? "") !== "");
  return { title, reason: fillIn(REASON_WORDS[reason], facts), aloud: isWhole ? fillIn(aloud, facts) : null };
}
