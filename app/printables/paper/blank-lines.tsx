import { type Answers, answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { FilledAnswer } from "./answer.tsx";

type Props = { readonly block: Extract<Block, { kind: "lines" }>; readonly answers: Answers };

/** Lines to write on, each with its label beneath. */
export function BlankLines({ block: { id, title, rows }, answers }: Props) {
  const Part = title === undefined ? "div" : "section";
  return (
    <Part className="sheet-block">
      {title === undefined ? null : <h2>{title}</h2>}
      {rows.map((blanks) => (
        <dl key={blanks.map((blank) => blank.id).join(" ")} className="sheet-lines">
          {blanks.map((blank) => (
            <div key={blank.id} data-share={blank.share}>
              <dt>{blank.label}</dt>
              <dd>
                <FilledAnswer entry={blank.entry} said={answers[answerKey(id, blank.id)] ?? ""} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </Part>
  );
}
