import { type SyntheticEvent, useState } from "react";
import { Form, useNavigate } from "react-router";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { readYear } from "#domain/names/sheet/marked-year.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SheetView } from "./build-sheet-view.ts";

const { form: WORDS } = SHEET_PAGE;

type Props = {
  readonly words: SheetView;
  readonly year: number | null;
  readonly onYear: (year: number | null) => void;
};

/**
 * Which names, and which year. A form with GET for browsers without JavaScript; with it the names alone become an address,
 * and the year stays here.
 */
export function SheetForm({ words: { typed, years, span }, year, onYear }: Props) {
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const [isFaulty, setFaulty] = useState(false);
  const mark = (text: string) => {
    const read = readYear(text, years);
    onYear(read);
    return read !== null || text.trim() === "";
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const names = textOf(fields.get("names")).trim();
    setFaulty(!mark(textOf(fields.get("year"))));
    if (names !== typed)
      void navigate(
        names === "" ? PATHS.sheet : `${PATHS.sheet}?${new URLSearchParams({ names }).toString()}`,
        {
          preventScrollReset: true,
        },
      );
  };
  return (
    <Form className="ns-form noprint" action={PATHS.sheet} onSubmit={submit}>
      <div className="field ns-names">
        <label htmlFor="names">{WORDS.names}</label>
        <input
          key={typed}
          className="input"
          id="names"
          name="names"
          defaultValue={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck="false"
          aria-describedby="names-hint"
        />
        <span className="hint" id="names-hint">
          {WORDS.namesHint}
        </span>
      </div>
      <div className="field ns-born">
        <label htmlFor="year">{WORDS.year}</label>
        <input
          className="input"
          id="year"
          name="year"
          inputMode="numeric"
          defaultValue={year ?? ""}
          maxLength={4}
          autoComplete="off"
          aria-describedby="year-hint year-fault"
          aria-invalid={isFaulty}
          onChange={(event) => {
            if (mark(event.target.value)) setFaulty(false);
          }}
          onBlur={(event) => setFaulty(!mark(event.target.value))}
        />
        <span className="hint" id="year-hint">
          {fillInAll(isAlive ? WORDS.yearHint : WORDS.yearHintSent, span)}
        </span>
      </div>
      <button className="btn btn-primary" type="submit">
        {WORDS.button}
      </button>
      <p className="fault" id="year-fault" role="status">
        {isFaulty ? fillInAll(WORDS.yearFault, span) : ""}
      </p>
    </Form>
  );
}

function textOf(field: FormDataEntryValue | null): string {
  return typeof field === "string" ? field : "";
}
