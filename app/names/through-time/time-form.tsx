import { type FormEvent, memo, useState } from "react";
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
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
import { isRecord } from "#domain/text/read-json.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import "#app/ui/tabs.css";

const { fields, whose: words } = THROUGH_TIME;
const MARKS = { girls: "girl", boys: "boy" } as const;
/** Of a step that the fields themselves have made: they say it already. */
const OWN = { own: true };

type Props = { readonly request: TimeRequest; readonly origins: readonly Origin[] };

/** Which names: each letter is an address of its own. Without JavaScript a form with GET, and links. */
export function TimeForm({ request, origins }: Props) {
  const fieldsKey = useFieldsKey();
  const navigate = useNavigate();
  const go = (next: Partial<TimeRequest>, replace: boolean) =>
    void navigate(addressOf({ ...request, ...next }), { replace, preventScrollReset: true, state: OWN });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const query = new URLSearchParams(
      Array.from(typed).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
    );
    go(readTimeRequest(query), false);
  };
  const lettersOf = (event: FormEvent<HTMLInputElement>) => readLetters(event.currentTarget.value);
  const common = {
    className: "input",
    maxLength: LONGEST_PART,
    autoComplete: "off",
    spellCheck: false,
    enterKeyHint: "search",
  } as const;
  return (
    <form className="tt-form noprint" action={PATHS.throughTime} role="search" onSubmit={submit}>
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
          key={fieldsKey}
          {...common}
          id="tt-start"
          name="start"
          autoCapitalize="words"
          placeholder={fields.startExample}
          defaultValue={ssaSpelling(request.start)}
          onInput={(event) => go({ start: lettersOf(event) }, true)}
        />
      </div>
      <div className="field">
        <label htmlFor="tt-end">{fields.end}</label>
        <input
          key={fieldsKey}
          {...common}
          id="tt-end"
          name="end"
          autoCapitalize="none"
          placeholder={fields.endExample}
          defaultValue={request.end}
          onInput={(event) => go({ end: lettersOf(event) }, true)}
        />
      </div>
      <div className="field">
        <label htmlFor="tt-origin">{fields.origin}</label>
        <select
          key={fieldsKey}
          className="input"
          id="tt-origin"
          name="origin"
          defaultValue={request.origin ?? ""}
          onChange={({ currentTarget: { value } }) =>
            go({ origin: origins.find((each) => each === value) ?? null }, false)
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

function addressOf(request: TimeRequest): string {
  return `${PATHS.throughTime}${timeQuery(request)}`;
}

/** Another key whenever the address has changed by anything else than the fields: they are then written anew. */
function useFieldsKey(): number {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [{ seen, times }, setSeen] = useState({ seen: key, times: 0 });
  const isOwn = !isBack && isRecord(state) && state["own"] === true;
  if (key !== seen) setSeen({ seen: key, times: isOwn ? times : times + 1 });
  return times;
}
