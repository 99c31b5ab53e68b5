import { ArrowLeft, ArrowRight } from "lucide";
import { Form, Link } from "react-router";
import { LIST_PAGE } from "#content/lists/list-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { YearChoice } from "./year-choice.ts";

const WORDS = LIST_PAGE.year;

/** The year or decade of a list: chosen from all, or one step back or on. A form with GET, which leads to the address of each. */
export function YearForm({ years }: { readonly years: YearChoice }) {
  const { action, chosen, first, last, before, after, decade, within } = years;
  const decades = Math.floor(last / 10) - Math.floor(first / 10) + 1;
  return (
    <div className="lt-years noprint">
      <Form action={action} preventScrollReset>
        <label htmlFor="year">{WORDS.label}</label>
        <select key={chosen} className="input num" id="year" name="year" defaultValue={chosen}>
          <optgroup label={WORDS.decades}>
            {Array.from({ length: decades }, (_, ago) => (
              <option key={ago}>{`${(Math.floor(last / 10) - ago) * 10}s`}</option>
            ))}
          </optgroup>
          <optgroup label={WORDS.years}>
            {Array.from({ length: last - first + 1 }, (_, ago) => (
              <option key={ago}>{last - ago}</option>
            ))}
          </optgroup>
        </select>
        <button className="btn" type="submit">
          {WORDS.button}
        </button>
      </Form>
      <nav aria-label={WORDS.steps}>
        {before === null ? null : (
          <Link to={before.path} rel="prev" preventScrollReset>
            <Icon of={ArrowLeft} />
            {before.label}
          </Link>
        )}
        {after === null ? null : (
          <Link to={after.path} rel="next" preventScrollReset>
            {after.label}
            <Icon of={ArrowRight} />
          </Link>
        )}
        {decade === null ? null : <Link to={decade.path}>{decade.label}</Link>}
      </nav>
      {within.length === 0 ? null : (
        <nav className="lt-within" aria-label={WORDS.within}>
          {within.map(({ label, path }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
