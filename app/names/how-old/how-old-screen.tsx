import type { ReactNode } from "react";
import { href } from "react-router";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { Paragraphs, TextPart } from "#app/site/text-part.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { AgeAnswerSection } from "./age-answer-section.tsx";
import type { AgeAnswer } from "./answer-age.ts";
import type { HowOldView } from "./build-how-old-view.ts";
import "#app/ui/table.css";
import "./how-old.css";

type Props = {
  readonly words: HowOldView;
  readonly parts: Parts | null;
  readonly typed: string;
  readonly answer: AgeAnswer | null;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** Asks how old people of a name are, and lists the youngest and the oldest names. */
export function HowOldScreen({ words, parts, typed, answer, children }: Props) {
  const { lead, form, lists, how } = words;
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
          {lists.map(({ id, title, rule }) => (
            <TextPart key={id} id={id} title={title}>
              <p>{rule}</p>
              <HtmlPart as="div" name={id} parts={parts} className="old-two" />
            </TextPart>
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
