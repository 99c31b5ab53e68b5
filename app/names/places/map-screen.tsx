import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { STATE_RANKS } from "#content/places/rank-words.ts";
import { PLACES } from "#content/site/places-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { ScrollBox } from "#app/ui/wide-table.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { STATES, stateSlug } from "#domain/places/states.ts";
import { Choices } from "./choices.tsx";
import type { MapView } from "./map-view.ts";
import { MapWithState } from "./where-section.tsx";
import { PART_OF_MAP, PART_OF_TABLE } from "./part-of-map.ts";
import { RankSection } from "./ranks/rank-section.tsx";
import "#app/names/name-end.css";
import "#app/ui/table.css";
import "./map-grid.css";
import "./map-page.css";

type Props = {
  readonly words: MapView;
  readonly parts: Parts | null;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** A name on the map: the drawing, one state's sentence, and every state in a table. */
export function MapScreen({ words, parts, children }: Props) {
  const { title, map, fault, name, namePath } = words;
  return (
    <>
      <Breadcrumbs
        above={name === null ? [NAMES] : [NAMES, { label: TITLES.map, href: PATHS.map }]}
        current={name === null ? TITLES.map : name}
      />
      <main id="main" className="shell pl-page">
        <header className="pl-head">
          <h1>{title}</h1>
          {name === null ? <p className="pl-lead">{PLACES.page.lead}</p> : null}
          <MapForm words={words} />
          {fault === null ? null : <p role="status">{fault}</p>}
          {fault === null ? null : <YearChoices words={words} />}
        </header>
        {words.ranks === null ? null : (
          <RankSection words={words} ranks={words.ranks} parts={parts}>
            <YearChoices words={words} />
          </RankSection>
        )}
        {map === null ? null : (
          <section aria-labelledby="map">
            <SectionHead id="map" title={`${name ?? ""}, ${map.years}`}>
              {namePath === null ? null : (
                <Link to={namePath}>{fillIn(PLACES.allAbout, { name: name ?? "" })}</Link>
              )}
            </SectionHead>
            <Choices label={PLACES.whose} choices={map.sexes} />
            {words.asked === null ? null : <p className="pl-asked">{words.asked}</p>}
            <div className="pl-body">
              <div className="pl-drawing">
                {words.asked === null ? (
                  <MapWithState where={map} parts={parts} />
                ) : (
                  <HtmlPart as="div" name={PART_OF_MAP} parts={parts} className="pl-part" />
                )}
                <YearChoices words={words} />
              </div>
              <StateTable hasCounts={map.oneInUs !== null} parts={parts} />
            </div>
          </section>
        )}
        <div className="pl-pair">
          <StatesNav />
          <section aria-labelledby="how">
            <SectionHead id="how" title={PLACES.how} />
            <div className="pl-rules">
              {PLACES.page.rule.map((rule) => (
                <p key={rule}>{rule}</p>
              ))}
              <p className="meta">{PLACES.page.sources}</p>
            </div>
          </section>
        </div>
        <div className="name-end">{children}</div>
      </main>
    </>
  );
}

const NAMES = { label: "Names", href: href("/") };

/** A form with GET: each map has an address, also without JavaScript. */
function MapForm({ words: { text, name, code, from } }: { readonly words: MapView }) {
  return (
    <Form className="pl-form noprint" action={PATHS.map} role="search" aria-label={PLACES.mapOf}>
      <div className="field">
        <label htmlFor="map-name">{PLACES.page.name}</label>
        <input
          key={name ?? text}
          className="input"
          id="map-name"
          name="name"
          defaultValue={name ?? text}
          maxLength={40}
          autoComplete="off"
          required
        />
      </div>
      <div className="field">
        <label htmlFor="state">{PLACES.table.state}</label>
        <select key={code} className="input" id="state" name="state" defaultValue={code}>
          <option value="">{PLACES.any}</option>
          {STATES.map((state) => (
            <option key={state.code} value={state.code}>
              {state.name}
            </option>
          ))}
        </select>
      </div>
      {from === null ? null : <input type="hidden" name="from" value={from} />}
      <button className="btn btn-primary" type="submit">
        {PLACES.page.show}
      </button>
    </Form>
  );
}

/** The years that have a map, and the decades that have ranks alone. */
function YearChoices({ words: { windows, decades } }: { readonly words: MapView }) {
  return (
    <>
      <Choices label={PLACES.page.years} choices={windows} />
      <Choices label={STATE_RANKS.choice} choices={decades} isLabelled />
    </>
  );
}

function StateTable({ hasCounts, parts }: { readonly hasCounts: boolean; readonly parts: Parts | null }) {
  const { state, word, times, oneIn, listed } = PLACES.table;
  return (
    <ScrollBox label={PLACES.every}>
      <table className="tbl num pl-table">
        <thead>
          <tr>
            <th scope="col">{state}</th>
            <th scope="col">{word}</th>
            <th scope="col" className="r">
              {times}
            </th>
            {hasCounts
              ? [oneIn, listed].map((head) => (
                  <th key={head} scope="col" className="r">
                    {head}
                  </th>
                ))
              : null}
          </tr>
        </thead>
        <HtmlPart as="tbody" name={PART_OF_TABLE} parts={parts} />
      </table>
    </ScrollBox>
  );
}

/** Every state's page, where the state is on the map. */
function StatesNav() {
  return (
    <section aria-labelledby="states">
      <SectionHead id="states" title={PLACES.page.states} />
      <p>{PLACES.page.statesText}</p>
      <ul className="pl-states">
        {STATES.map((state) => (
          <li key={state.code} className={`pl-r${state.row} pl-c${state.column}`}>
            <Link to={href("/names/states/:state", { state: stateSlug(state) })} title={state.name}>
              {state.code} <span className="vh">{state.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
