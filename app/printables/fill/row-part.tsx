import { ChevronDown } from "lucide";
import { EXAMPLES, FILL } from "#content/printables/fill-words.ts";
import { answerKey } from "#domain/printables/answers.ts";
import type { TableBlock } from "#domain/printables/filled-sheet.ts";
import type { Row } from "#domain/printables/sheet.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { fieldId, type FormProps } from "./form-props.ts";
import { OfferedField } from "./offered-field.tsx";
import { rowName, rowWords } from "./row-words.ts";

type Props = FormProps & {
  readonly block: TableBlock;
  readonly row: Row;
  /** The only row of its table is not folded. */
  readonly isAlone: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly next?: { readonly name: string; readonly onOpen: () => void };
};

/** The id of the button that folds and unfolds a row. */
export function foldId(block: TableBlock, row: Row): string {
  return `${fieldId(answerKey(block.id, row.id))}-fold`;
}

/** A row: folded, what was written into it; open, its fields. */
export function RowPart({ isAlone, isOpen, onToggle, ...props }: Props) {
  const { block, row, answers } = props;
  const id = `${fieldId(answerKey(block.id, row.id))}-fields`;
  const name = rowName(block, row);
  if (isAlone) {
    return (
      <li>
        <div role="group" aria-label={name}>
          <RowFields {...props} />
        </div>
      </li>
    );
  }
  return (
    <li>
      <h4>
        <button
          type="button"
          id={foldId(block, row)}
          className="fill-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{name}</span> <span className="fill-words">{rowWords(block, row, answers)}</span>
          <Icon of={ChevronDown} />
        </button>
      </h4>
      <div id={id} role="group" aria-label={name} hidden={!isOpen}>
        {isOpen ? <RowFields {...props} /> : null}
      </div>
    </li>
  );
}

function RowFields({
  block,
  row,
  next,
  answers,
  write,
  meanings,
  offers,
}: Omit<Props, "isAlone" | "isOpen" | "onToggle">) {
  return (
    <div className="fill-grid">
      {block.columns
        .filter((column) => row.printed?.[column.id] === undefined)
        .map((column) => {
          const key = answerKey(block.id, row.id, column.id);
          const example = EXAMPLES[answerKey(block.id, column.id)];
          return (
            <OfferedField
              key={key}
              id={fieldId(key)}
              label={column.label}
              entry={column.entry}
              text={answers[key] ?? ""}
              onText={(text) => write(key, text)}
              meanings={meanings}
              offer={offers.get(key)}
              {...(example === undefined ? {} : { example })}
            />
          );
        })}
      {next === undefined ? null : (
        <button type="button" className="btn" onClick={next.onOpen}>
          {fillIn(FILL.next, { row: next.name })}
        </button>
      )}
    </div>
  );
}
