import { Form } from "react-router";
import { COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import { SINCE } from "#domain/compare/countries/countries-request.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { CountriesView } from "./countries-view.ts";

const { form } = COUNTRIES_PAGE;

/** A form with GET: each view has an address, also without JavaScript. */
export function CountriesForm({ words: { typed, among, since } }: { readonly words: CountriesView }) {
  return (
    <Form className="ctr-form noprint" action={PATHS.countries} preventScrollReset>
      <div className="field ctr-field">
        <label htmlFor="ctr-names">{form.names}</label>
        <input
          className="input"
          id="ctr-names"
          name="names"
          defaultValue={typed}
          maxLength={80}
          aria-describedby="ctr-hint"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck="false"
          enterKeyHint="go"
          required
        />
        <span className="hint" id="ctr-hint">
          {form.hint}
        </span>
      </div>
      <div className="field">
        <label htmlFor="ctr-among">{form.among}</label>
        <select className="input" id="ctr-among" name="among" defaultValue={among ?? ""}>
          <option value="">{form.amongUsual}</option>
          <option value="girls">{form.girls}</option>
          <option value="boys">{form.boys}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor="ctr-since">{form.since}</label>
        <select className="input num" id="ctr-since" name="since" defaultValue={since}>
          {SINCE.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      <button className="btn btn-primary" type="submit">
        {form.show}
      </button>
    </Form>
  );
}
