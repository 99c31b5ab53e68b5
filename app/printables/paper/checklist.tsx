import { type Answers, answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { TEMPLATE_PAGE } from "#content/printables/printables-page.ts";
import { Box } from "./answer.tsx";

type Props = { readonly block: Extract<Block, { kind: "checklist" }>; readonly answers: Answers };

/** Things to tick and to date. */
export function Checklist({ block: { id, title, items }, answers }: Props) {
  return (
    <section className="sheet-block">
      <h2>{title}</h2>
      <ul className="sheet-checks">
        {items.map((item) => (
          <li key={item.id}>
            <span>
              <Box ticked={(answers[answerKey(id, item.id, "done")] ?? "") !== ""} />
              {item.text}
            </span>
            <span className="sheet-date">
              <span>{TEMPLATE_PAGE.date}</span> <b>{answers[answerKey(id, item.id, "date")]}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
