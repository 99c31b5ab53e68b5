import { Check, Ear, type IconNode, TriangleAlert } from "lucide";
import { VERDICT_WORDS } from "#content/fit/reasons.ts";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { type Finding, type Verdict, VERDICTS } from "#domain/fit/finding.ts";
import { Icon } from "#app/ui/icon.tsx";
import { buildFindingView } from "./finding-words.ts";
import "#app/ui/fold.css";

const MARKS: Readonly<Record<Verdict, IconNode>> = { caution: TriangleAlert, listen: Ear, pass: Check };

/** The rules by what they say, those first that ask for something. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return VERDICTS.map((verdict) => {
    const found = findings.filter((finding) => finding.verdict === verdict);
    const { one, about } = VERDICT_WORDS[verdict];
    // Where something asks to be heard, what passes stands back.
    const isOpen = verdict !== "pass" || found.length === findings.length;
    return found.length === 0 ? null : (
      <details key={verdict} className="fold fit-group" data-verdict={verdict} open={isOpen}>
        <summary>
          <Icon of={MARKS[verdict]} />
          <h3>
            {one} <span className="num">{found.length}</span>
          </h3>
          <span className="meta">{about}</span>
        </summary>
        <ul>
          {found.map((finding) => (
            <Row key={finding.rule} finding={finding} />
          ))}
        </ul>
      </details>
    );
  });
}

function Row({ finding }: { readonly finding: Finding }) {
  const { title, reason, aloud } = buildFindingView(finding);
  return (
    <li>
      <h4>{title}</h4>
      <div>
        <p>
          {reason}
          {finding.guessed && finding.verdict !== "pass" ? (
            <span className="meta"> {FIT_PAGE.heard.guessed}</span>
          ) : null}
        </p>
        {aloud === null ? null : (
          <p className="fit-aloud">
            <span className="meta">{FIT_PAGE.aloud}</span> <q className="gloss">{aloud}</q>
          </p>
        )}
      </div>
    </li>
  );
}
