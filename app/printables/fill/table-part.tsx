import { useState } from "react";
import { flushSync } from "react-dom";
import { filledRows, type TableBlock } from "#domain/printables/filled-sheet.ts";
import type { Row } from "#domain/printables/sheet.ts";
import type { FormProps } from "./form-props.ts";
import { foldId, RowPart } from "./row-part.tsx";
import { rowName } from "./row-words.ts";

type Props = FormProps & { readonly block: TableBlock };

/** The rows of a table, one of them open. Of the empty ones only the next is shown: each that is filled brings another. */
export function TablePart({ block, ...props }: Props) {
  const filled = filledRows(block, props.answers);
  const isEmpty = ({ id }: { readonly id: string }) => !filled.has(id);
  const [open, setOpen] = useState(() => block.rows.find(isEmpty)?.id);
  const lastFilled = block.rows.findLastIndex((row) => filled.has(row.id) || row.id === open);
  const nextEmpty = block.rows.findIndex((row, place) => place > lastFilled && row.printed === undefined);
  const shown = block.rows.filter(
    (row, place) => row.printed !== undefined || place <= lastFilled || place === nextEmpty,
  );
  const openAnd = (row: Row) => {
    // It must be there before it takes the focus.
    flushSync(() => setOpen(row.id));
    document.getElementById(foldId(block, row))?.focus();
  };

  return (
    <ol className="fill-rows">
      {shown.map((row) => {
        const next = block.rows[block.rows.indexOf(row) + 1];
        return (
          <RowPart
            key={row.id}
            {...props}
            block={block}
            row={row}
            isAlone={block.rows.length === 1}
            isOpen={row.id === open}
            onToggle={() => setOpen(row.id === open ? undefined : row.id)}
            {...(next === undefined
              ? {}
              : { next: { name: rowName(block, next), onOpen: () => openAnd(next) } })}
          />
        );
      })}
    </ol>
  );
}
