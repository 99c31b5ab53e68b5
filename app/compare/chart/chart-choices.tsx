import { Form, Link } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { CompareView, TabLink } from "#app/compare/compare-view.ts";
import { HiddenFields } from "#app/compare/hidden-fields.tsx";
import "#app/ui/tabs.css";

const { years: words } = COMPARE_PAGE;

/** What is drawn, and on which scale: each view has an address. */
export function ChartChoices({ words: { measures, scales } }: { readonly words: CompareView }) {
  return (
    <>
      <LinkTabs label={COMPARE_PAGE.measure} ways={measures} />
      <LinkTabs label={COMPARE_PAGE.scale} ways={scales} />
    </>
  );
}

/** Which years are drawn. A form with GET, so that it works without JavaScript; after Back, too, it says what is drawn. */
export function YearChoice({
  words: { years, records, allYears, address },
}: {
  readonly words: CompareView;
}) {
  return (
    <Form action={PATHS.compare} autoComplete="off" className="cmp-years" preventScrollReset>
      <HiddenFields address={address} but={["from", "to"]} />
      <YearSelect
        key={`from${years.from}`}
        name="from"
        label={words.from}
        year={years.from}
        records={records}
      />
      <YearSelect key={`to${years.to}`} name="to" label={words.to} year={years.to} records={records} />
      <button className="btn" type="submit">
        {words.show}
      </button>
      {allYears === null ? null : (
        <Link className="btn btn-quiet" to={allYears} preventScrollReset>
          {words.all}
        </Link>
      )}
    </Form>
  );
}

/** Choices that exclude each other, as links. */
function LinkTabs({ label, ways }: { readonly label: string; readonly ways: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {ways.map((way) => (
        <Link
          key={way.label}
          to={way.to}
          aria-current={way.chosen ? "true" : undefined}
          preventScrollReset
          replace
        >
          {way.label}
        </Link>
      ))}
    </nav>
  );
}

type YearProps = {
  readonly name: "from" | "to";
  readonly label: string;
  readonly year: number;
  readonly records: CompareView["records"];
};

function YearSelect({ name, label, year, records }: YearProps) {
  return (
    <div>
      <label htmlFor={`cmp-${name}`}>{label}</label>
      <select
        className="input num"
        id={`cmp-${name}`}
        name={name}
        aria-label={label}
        dangerouslySetInnerHTML={{ __html: yearOptionsHtml(records, year) }}
      />
    </div>
  );
}

/** All years, one of them chosen, as HTML: nearly three hundred elements in both lists. */
function yearOptionsHtml({ from, to }: CompareView["records"], chosen: number): string {
  let options = "";
  for (let year = from; year <= to; year += 1)
    options += `<option${year === chosen ? " selected" : ""}>${year}`;
  return options;
}
