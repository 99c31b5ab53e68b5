import { List } from "lucide";
import { formatCount } from "#domain/names/records/one-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Sex } from "./curve-marks.ts";
import "#app/ui/numbers.css";
import "#app/ui/table.css";

type Props = {
  /** Lines of the CSV file, published years only. */
  readonly lines: string;
  readonly sexes: readonly Sex[];
  /** Open from the start where there is no chart. */
  readonly open: boolean;
};

const COLUMNS = { girl: [1, 2, 3], boy: [4, 5, 6] } as const;
const PLURALS = { girl: "Girls", boy: "Boys" } as const;

/** All that the chart shows, to read: for those who do not see it, and for those who want the figure itself. */
export function NumbersTable({ lines, sexes, open }: Props) {
  const columns = sexes.flatMap((sex) => COLUMNS[sex]);
  return (
    <details className="numbers" open={open}>
      <summary>
        <Icon of={List} />
        The same numbers as a table
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <div className="scrollx" role="region" aria-label="Births by year" tabIndex={0}>
        <table className="tbl num">
          <caption>
            Years that are missing had fewer than five, or none: the records do not say which.
          </caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {sexes.map((sex) => (
                <Heads key={sex} babies={PLURALS[sex]} />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.split("\n").map((line) => {
              const cells = line.split(",");
              return (
                <tr key={cells[0]}>
                  <th scope="row">{cells[0]}</th>
                  {columns.map((column) => (
                    <td key={column}>{cellWords(cells[column])}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Heads({ babies }: { readonly babies: string }) {
  return (
    <>
      <th scope="col">{babies}</th>
      <th scope="col">per million</th>
      <th scope="col">rank</th>
    </>
  );
}

function cellWords(cell: string | undefined): string {
  return cell === undefined || cell === "" ? "–" : formatCount(Number(cell));
}
