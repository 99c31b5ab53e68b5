import type { ReactNode } from "react";
import { href } from "react-router";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { Paragraphs, TextPart } from "#app/site/text-part.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { CellsTable } from "#app/ui/cells-table.tsx";
import { AgeAnswerSection } from "./age-answer-section.tsx";
import type { AgeAnswer } from "./answer-age.ts";
import type { AgeLists, HowOldView } from "./build-how-old-view.ts";
import "./how-old.css";

type Props = {
  readonly words: HowOldView;
  readonly typed: string;
  readonly answer: AgeAnswer | null;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** Asks how old people of a name are, and lists the youngest and the oldest names. */
export function HowOldScreen({ words, typed, answer, children }: Props) {
  const { lead, form, lists, heads, how } = words;
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={TITLES.howOld} />
      <main id="main">
        <div className="shell old">
          <header className="lead-head old-head">
            <h1>{TITLES.howOld}</h1>
            {answer === null ? <p className="quiet">{lead}</p> : null}
          </header>
          <form className="old-form noprint" action={PATHS.howOld}>
            <div className="field">
              <label htmlFor="name">{form.label}</label>
              <input
                key={typed}
                className="input"
                id="name"
                name="name"
                defaultValue={typed}
                maxLength={40}
                required
                autoComplete="off"
                autoCapitalize="words"
                spellCheck="false"
                aria-describedby="name-hint"
              />
            </div>
            <button className="btn btn-primary" type="submit">
              {form.button}
            </button>
            <span className="hint" id="name-hint">
              {form.hint}
            </span>
          </form>
          {answer === null ? null : <AgeAnswerSection answer={answer} />}
          {lists.map((list) => (
            <Lists key={list.id} list={list} heads={heads} />
          ))}
          <TextPart id="how" title={how.title}>
            <Paragraphs text={how.text} />
          </TextPart>
          {children}
        </div>
        <RelatedPages path={PATHS.howOld} />
      </main>
    </>
  );
}

type ListsProps = { readonly list: AgeLists; readonly heads: readonly string[] };

function Lists({ list: { id, title, rule, tables }, heads }: ListsProps) {
  return (
    <TextPart id={id} title={title}>
      <p>{rule}</p>
      <div className="old-two">
        {tables.map(({ caption, rows }) => (
          <CellsTable key={caption} caption={caption} heads={heads} groups={[{ rows }]} />
        ))}
      </div>
    </TextPart>
  );
}
