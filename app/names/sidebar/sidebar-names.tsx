import { type FormEvent, useId, useRef } from "react";
import { href, Link } from "react-router";
import { BABY_NAMES, GENDER } from "#content/finder/finder-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import { CallFailed } from "#app/names/finder/call-failed.tsx";
import { LazyNote } from "#app/offline/lazy-note.tsx";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { SIDEBAR_FIELD, type SidebarSet } from "./sidebar-set.ts";
import { useSidebarNames } from "./use-sidebar-names.ts";
import "#app/saved-names/save-button.css";
import "./sidebar-names.css";

type Props = {
  readonly sent: SidebarSet | null;
  /** The page that the tool stands on. */
  readonly action: string;
};

/** Six names at a click, beside articles. A form underneath, so that it works without JavaScript. */
export function SidebarNames({ sent, action }: Props) {
  const headingId = useId();
  const { drawn, names, draw } = useSidebarNames(sent);
  const form = useRef<HTMLFormElement>(null);
  const drawChosen = () => {
    const chosen = form.current === null ? null : new FormData(form.current).get(SIDEBAR_FIELD);
    void draw(GENDER_FILTERS.find((filter) => filter === chosen) ?? "all");
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    drawChosen();
  };
  return (
    <section className="ruled help side-names" id="names-tool" aria-labelledby={headingId}>
      <h2 id={headingId}>{BABY_NAMES}</h2>
      <form ref={form} method="get" action={`${action}#names-tool`} onSubmit={submit}>
        <label className="vh" htmlFor={`${headingId}-gender`}>
          {GENDER}
        </label>
        <select
          id={`${headingId}-gender`}
          name={SIDEBAR_FIELD}
          className="input"
          defaultValue={sent?.gender ?? "all"}
        >
          {GENDER_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {TOOL_WORDING.genderFilters[filter]}
            </option>
          ))}
        </select>
        <button type="submit" className="btn btn-primary">
          {TOOL_WORDING.generateNames}
        </button>
      </form>
      <div aria-live="polite" aria-busy={drawn.state === "drawing"}>
        {drawn.state === "failed" ? (
          <CallFailed message={TOOL_WORDING.generateFailed} error={drawn.error} retry={drawChosen} />
        ) : null}
        {drawn.state === "nothing yet" ? <p className="small quiet">{TOOL_WORDING.sidebarEmpty}</p> : null}
        {drawn.state === "drawn" && names.length === 0 ? (
          <p className="small">{TOOL_WORDING.noNames}</p>
        ) : null}
        {drawn.state === "drawn" && drawn.fromDevice ? <LazyNote /> : null}
        <ul>
          {names.map((summary) => (
            <li key={summary.id}>
              <div>
                <h3>
                  <Link to={href("/names/:slug", { slug: summary.id })}>{summary.name}</Link>
                </h3>
                <span className="meta">
                  <GenderTag gender={summary.gender} /> {summary.origin}
                </span>
              </div>
              <SaveButton babyName={summary} anchor={`side-${summary.id}`} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
