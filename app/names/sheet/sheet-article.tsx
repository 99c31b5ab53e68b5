import { Link } from "react-router";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { sayYear } from "#domain/names/sheet/marked-year.ts";
import type { SheetName } from "#domain/names/sheet/sheet-name.ts";
import { namePath } from "#domain/pages/name-paths.ts";
import type { SheetView } from "./build-sheet-view.ts";
import { SheetCurve } from "./sheet-curve.tsx";

type Props = {
  readonly words: Pick<SheetView, "names" | "years" | "closing">;
  readonly year: number | null;
};

/** The sheet itself, as it is on the screen and on paper when the page is printed. */
export function SheetArticle({ words: { names, years, closing }, year }: Props) {
  return (
    <div className="ns-sheet" data-names={names.length}>
      {names.map((name) => (
        <NameOnSheet
          key={name.id}
          name={name}
          said={year === null ? null : yearSaid(name, year, years)}
          year={year}
        />
      ))}
      <p className="ns-closing">{closing}</p>
    </div>
  );
}

/** What is said of a name and the marked year. */
export function yearSaid(name: SheetName, year: number, years: SheetView["years"]): string {
  return sayYear(name, year, years, SHEET_PAGE.sheet.years);
}

type NameProps = { readonly name: SheetName; readonly said: string | null; readonly year: number | null };

function NameOnSheet({
  name: { id, name, about, meaning, basis, figures, curve, caption },
  said,
  year,
}: NameProps) {
  return (
    <article className="ns-name" aria-labelledby={`ns-${id}`}>
      <h2 id={`ns-${id}`}>
        <Link to={namePath(id)}>{name}</Link>
      </h2>
      <p className="ns-about">{about}</p>
      {meaning === null ? null : <p className="ns-meaning">{meaning}</p>}
      <p className="ns-basis">{basis}</p>
      <p className="ns-figures num">{figures.join(" ")}</p>
      {said === null ? null : <p className="ns-said num">{said}</p>}
      {curve === null ? null : (
        <>
          <p className="ns-basis num">{caption}</p>
          <SheetCurve curve={curve} year={year} label={[`${caption}.`, said ?? ""].join(" ").trim()} />
        </>
      )}
    </article>
  );
}
