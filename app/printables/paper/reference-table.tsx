import type { Block } from "#domain/printables/sheet.ts";
import { SheetTable } from "./sheet-table.tsx";

type Props = { readonly block: Extract<Block, { kind: "reference" }> };

/** A table to read, and where it comes from. */
export function ReferenceTable({ block: { title, columns, rows, source } }: Props) {
  return (
    <section className="sheet-block sheet-reference">
      <h2>{title}</h2>
      <SheetTable label={title} className="sheet-read num" columns={columns.length}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </SheetTable>
      <p className="sheet-source">{source}</p>
    </section>
  );
}
