import { List } from "lucide";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import type { CompareView } from "./compare-view.ts";
import { figureRowsHtml } from "./figure-rows.ts";
import { labelled } from "./line-names.ts";
import "#app/ui/numbers.css";

/** All that the chart shows, to read: the newest year first. */
export function FiguresTable({ words }: { readonly words: CompareView }) {
  return (
    <details className="numbers cmp-numbers">
      <summary>
        <Icon of={List} />
        {COMPARE_PAGE.table}
      </summary>
      <WideTable label={words.caption}>
        <caption>{COMPARE_PAGE.tableNote}</caption>
        <thead>
          <tr>
            <th scope="col">{COMPARE_PAGE.year}</th>
            {words.lines.map(({ key, name, family, whose }) => (
              <th key={key} scope="col">
                {labelled(family ? `${name} and spellings` : name, whose)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody dangerouslySetInnerHTML={{ __html: figureRowsHtml(words) }} />
      </WideTable>
    </details>
  );
}
