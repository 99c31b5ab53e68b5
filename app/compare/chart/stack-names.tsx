import { List } from "lucide";
import { href, Link } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { HeadCells } from "#app/ui/head-cells.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { StackView } from "./stack-words.ts";
import "#app/ui/numbers.css";

const { explorer } = COMPARE_PAGE;

/** The bands in words: each leads to its name, and to the chart of names above. */
export function StackNames({ stack: { names, heads, decades, byDecade } }: { readonly stack: StackView }) {
  return (
    <>
      <WideTable label={explorer.table}>
        <caption className="vh">{explorer.table}</caption>
        <thead>
          <tr>
            <HeadCells heads={heads} />
            <th scope="col" className="noprint">
              <span className="vh">{explorer.compare}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map(({ key, id, name, births, latest, best, compare }) => (
            <tr key={key}>
              <th scope="row">
                <Link to={href("/names/:slug", { slug: id })}>{name}</Link>
              </th>
              <td>{births}</td>
              <td>{latest}</td>
              <td>{best}</td>
              <td className="noprint">
                <Link to={compare} aria-label={`${explorer.compare} ${name}`}>
                  {explorer.compare}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <details className="numbers cmp-numbers">
        <summary>
          <Icon of={List} />
          {explorer.decades}
        </summary>
        <WideTable label={explorer.decades}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {decades.map((decade) => (
                <th key={decade} scope="col">
                  {decade}s
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byDecade.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={decades[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      </details>
    </>
  );
}
