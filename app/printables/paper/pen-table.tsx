import { type Answers, answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";
import { darkerAfter, repeatsAbove } from "#domain/printables/table-lines.ts";
import { FilledAnswer } from "./answer.tsx";
import { SheetTable } from "./sheet-table.tsx";

type Props = {
  readonly block: Extract<Block, { kind: "table" }>;
  /** What the table is called where it has no title of its own. */
  readonly name: string;
  readonly answers: Answers;
};

/** A table to write in. */
export function PenTable({ block, name, answers }: Props) {
  const { id, title, columns, rows, rowMm } = block;
  const darker = darkerAfter(block);
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const Part = title === undefined ? "div" : "section";
  return (
    <Part className="sheet-block">
      {title === undefined ? null : <h2>{title}</h2>}
      <SheetTable label={title ?? name} className="sheet-pen" rowMm={rowMm} columns={columns.length}>
        <colgroup>
          {columns.map((column) => (
            // The stylesheet knows those that there are: a style attribute would break the policy of the page.
            <col key={column.id} data-percent={Math.round((100 * column.share) / whole)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.id} data-darker={darker.has(place) ? "" : undefined}>
              {columns.map((column) => {
                const printed = row.printed?.[column.id];
                if (printed === undefined) {
                  const said = answers[answerKey(id, row.id, column.id)] ?? "";
                  return (
                    <td key={column.id}>
                      <FilledAnswer entry={column.entry} said={said} />
                    </td>
                  );
                }
                return (
                  <td key={column.id} className="sheet-printed">
                    <span className={repeatsAbove(block, place, column.id) ? "vh" : undefined}>
                      {printed}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </Part>
  );
}
