import { ArrowLeft, ArrowRight } from "lucide";
import { Form, Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { YearChoice } from "./build-list-view.ts";

type Props = { readonly path: string; readonly years: YearChoice };

/** The year of a list: chosen from all, or one step back or on. A form with GET, so that each year has an address. */
export function YearForm({ path, years: { year, first, last, unknown } }: Props) {
  return (
    <div className="lt-years noprint">
      <Form action={path} preventScrollReset>
        <label htmlFor="year">Year</label>
        <select key={year} className="input num" id="year" name="year" defaultValue={year}>
          {Array.from({ length: last - first + 1 }, (_, ago) => (
            <option key={ago} value={last - ago}>
              {last - ago}
            </option>
          ))}
        </select>
        <button className="btn" type="submit">
          Show
        </button>
      </Form>
      <nav aria-label="Year before and after">
        {year === first ? null : (
          <Link to={addressOf(path, year - 1, last)} rel="prev" preventScrollReset>
            <Icon of={ArrowLeft} />
            {year - 1}
          </Link>
        )}
        {year === last ? null : (
          <Link to={addressOf(path, year + 1, last)} rel="next" preventScrollReset>
            {year + 1}
            <Icon of={ArrowRight} />
          </Link>
        )}
      </nav>
      {/* Always there, so that what appears in it is read out. */}
      <p className="lt-unknown" role="status">
        {unknown}
      </p>
    </div>
  );
}

/** The last year's list stands at the address without a query, which is remembered. */
function addressOf(path: string, year: number, last: number): string {
  return year === last ? path : `${path}?year=${year}`;
}
