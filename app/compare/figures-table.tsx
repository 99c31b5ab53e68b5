import { List } from "lucide";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import type { CompareView } from "./compare-view.ts";
import { labelled } from "./line-names.ts";
import "#app/ui/numbers.css";

/** All that the chart shows, to read: the newest year first. */
export function FiguresTable({ words: { lines, years, caption } }: { readonly words: CompareView }) {
  const count = years.to - years.from + 1;
  return (
    <details className="numbers cmp-numbers">
      <summary>
        <Icon of={List} />
        {COMPARE_PAGE.table}
      </summary>
      <WideTable label={caption}>
        <caption>{COMPARE_PAGE.tableNote}</caption>
        <thead>
          <tr>
            <th scope="col">{COMPARE_PAGE.year}</th>
            {lines.map(({ key, name, family, whose }) => (
              <th key={key} scope="col">
                {labelled(family ? `${name} and spellings` : name, whose)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, ago) => (
            <tr key={ago}>
              <th scope="row">{years.to - ago}</th>
              {lines.map(({ key, values }) => (
                <td key={key}>{cellWords(values[count - 1 - ago])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </details>
  );
}

function cellWords(value: number | null | undefined): string {
  return value == null ? "–" : formatCount(value);
}
