import { type FormEvent, memo, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { THROUGH_TIME } from "#content/through-time/through-time-page.ts";
import { ssaSpelling } from "#domain/names/records/ssa-spelling.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import {
  LONGEST_PART,
  readLetters,
  readTimeRequest,
  type TimeRequest,
  timeQuery,
  WHOSE,
} from "#domain/names/through-time/time-request.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import { addressOf, type AskedTime } from "./use-time-request.ts";
import "#app/ui/tabs.css";

const { fields, whose: words } = THROUGH_TIME;
const MARKS = { girls: "girl", boys: "boy" } as const;

type Props = {
  readonly asked: AskedTime;
  readonly origins: readonly Origin[];
  /** Somebody is about to type. */
  readonly onFocus: () => void;
};

/** Which names: each letter draws anew. Without JavaScript a form with GET, and links. */
export function TimeForm({ asked: { request, turn, type, settle, choose }, origins, onFocus }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // Letters typed before the page came alive are in the fields, but nobody has been told: what is in the fields counts.
  const takeFields = useEffectEvent(() => {
    if (form.current === null) return;
    const { start, end, origin } = requestIn(form.current);
    // An origin of the address that is not among those offered is in no field.
    const inFields = { ...request, start, end, origin: origin ?? request.origin };
    if (timeQuery(inFields) !== timeQuery(request)) type(inFields);
  });
  useEffect(() => takeFields(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(requestIn(event.currentTarget));
  };
  const lettersOf = (event: FormEvent<HTMLInputElement>) => readLetters(event.currentTarget.value);
  const common = {
    className: "input",
    maxLength: LONGEST_PART,
    autoComplete: "off",
    spellCheck: false,
    enterKeyHint: "search",
    onFocus,
    onBlur: settle,
  } as const;
  return (
    <form ref={form} className="tt-form noprint" action={PATHS.throughTime} role="search" onSubmit={submit}>
      <nav className="tabs tt-whose" aria-label={fields.whose}>
        {WHOSE.map((whose) => (
          <Link
            key={whose}
            to={addressOf({ ...request, whose })}
            aria-current={whose === request.whose ? "true" : undefined}
            preventScrollReset
          >
            {whose === "babies" ? null : <GenderMark gender={MARKS[whose]} />}
            {words[whose]}
          </Link>
        ))}
      </nav>
      {request.whose === "babies" ? null : <input type="hidden" name="whose" value={request.whose} />}
      <div className="field">
        <label htmlFor="tt-start">{fields.start}</label>
        <input
          key={turn}
          {...common}
          id="tt-start"
          name="start"
          autoCapitalize="words"
          placeholder={fields.startExample}
          defaultValue={ssaSpelling(request.start)}
          onInput={(event) => type({ start: lettersOf(event) })}
        />
      </div>
      <div className="field">
        <label htmlFor="tt-end">{fields.end}</label>
        <input
          key={turn}
          {...common}
          id="tt-end"
          name="end"
          autoCapitalize="none"
          placeholder={fields.endExample}
          defaultValue={request.end}
          onInput={(event) => type({ end: lettersOf(event) })}
        />
      </div>
      <div className="field">
        <label htmlFor="tt-origin">{fields.origin}</label>
        <select
          key={turn}
          className="input"
          id="tt-origin"
          name="origin"
          defaultValue={request.origin ?? ""}
          onChange={({ currentTarget: { value } }) =>
            choose({ origin: origins.find((each) => each === value) ?? null })
          }
        >
          <Origins origins={origins} />
        </select>
      </div>
      <button className="btn tt-send" type="submit">
        {fields.button}
      </button>
    </form>
  );
}

function requestIn(form: HTMLFormElement): TimeRequest {
  const given = Array.from(new FormData(form));
  return readTimeRequest(
    new URLSearchParams(given.flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : []))),
  );
}

/** A hundred options, which no letter changes. */
const Origins = memo(function Origins({ origins }: Pick<Props, "origins">) {
  return (
    <>
      <option value="">{fields.anyOrigin}</option>
      {origins.map((origin) => (
        <option key={origin}>{origin}</option>
      ))}
    </>
  );
});
