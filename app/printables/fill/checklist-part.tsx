import { FILL } from "#content/printables/fill-words.ts";
import { answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { BlankField } from "./blank-field.tsx";
import { fieldId, type FormProps } from "./form-props.ts";

type Props = FormProps & { readonly block: Extract<Block, { readonly kind: "checklist" }> };

/** Things to tick; each that is ticked may have its date. */
export function ChecklistPart({ block, answers, write, meanings }: Props) {
  return (
    <ul className="fill-list">
      {block.items.map(({ id, text }) => {
        const [done, date] = [answerKey(block.id, id, "done"), answerKey(block.id, id, "date")];
        const isDone = answers[done] !== undefined;
        return (
          <li key={id}>
            <label className="fill-tick">
              <input
                id={fieldId(done)}
                type="checkbox"
                checked={isDone}
                onChange={({ target }) => write(done, target.checked ? "yes" : "")}
              />
              {text}
            </label>
            {isDone || answers[date] !== undefined ? (
              <BlankField
                id={fieldId(date)}
                label={FILL.itemDate}
                spoken={fillIn(FILL.itemDateOf, { item: text })}
                entry={{ kind: "date" }}
                text={answers[date] ?? ""}
                onText={(to) => write(date, to)}
                meanings={meanings}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
