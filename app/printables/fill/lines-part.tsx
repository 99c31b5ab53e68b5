import { answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { fieldId, type FormProps } from "./form-props.ts";
import { OfferedField } from "./offered-field.tsx";

type Props = FormProps & { readonly block: Extract<Block, { readonly kind: "lines" }> };

/** Lines to write on, one under the other. */
export function LinesPart({ block, answers, write, meanings, offers }: Props) {
  return (
    <div className="fill-grid">
      {block.rows.flat().map(({ id, label, entry }) => {
        const key = answerKey(block.id, id);
        return (
          <OfferedField
            key={key}
            id={fieldId(key)}
            label={label}
            entry={entry}
            text={answers[key] ?? ""}
            onText={(text) => write(key, text)}
            meanings={meanings}
            offer={offers.get(key)}
            isOfThePast={id !== "date"}
          />
        );
      })}
    </div>
  );
}
