import { FILL } from "#content/printables/fill-words.ts";
import { answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { BlankField } from "./blank-field.tsx";
import { fieldId, type FormProps } from "./form-props.ts";

type Props = FormProps & { readonly block: Extract<Block, { readonly kind: "notes" }> };

/** As many lines as the paper has; of the empty ones only the next is shown. */
export function NotesPart({ block, answers, write, meanings }: Props) {
  const keys = Array.from({ length: block.lines }, (_, place) => answerKey(block.id, place + 1));
  const shown = keys.findLastIndex((key) => answers[key] !== undefined) + 2;
  return (
    <div className="fill-grid">
      {keys.slice(0, shown).map((key, place) => (
        <BlankField
          key={key}
          id={fieldId(key)}
          label={fillIn(FILL.line, { line: `${place + 1}` })}
          entry={{ kind: "text" }}
          text={answers[key] ?? ""}
          onText={(text) => write(key, text)}
          meanings={meanings}
        />
      ))}
    </div>
  );
}
