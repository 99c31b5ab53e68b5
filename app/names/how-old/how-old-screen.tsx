import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { AgeAnswerSection } from "./age-answer-section.tsx";
import type { AgeAnswer } from "./answer-age.ts";
import type { AgeLists, HowOldView } from "./build-how-old-view.ts";
import "#app/ui/table.css";
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
          <header className="old-head">
            <h1>{TITLES.howOld}</h1>
            <p className="quiet">{lead}</p>
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
          <section className="old-part" aria-labelledby="how">
            <SectionHead id="how" title={how.title} />
            {how.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
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
    <section className="old-part" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <p>{rule}</p>
      <div className="old-two">
        {tables.map((table) => (
          <Table key={table.caption} {...table} heads={heads} />
        ))}
      </div>
    </section>
  );
}

type TableProps = AgeLists["tables"][number] & { readonly heads: readonly string[] };

function Table({ caption, heads: [named, ...counted], rows }: TableProps) {
  return (
    <table className="tbl num">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{named}</th>
          {counted.map((head) => (
            <th key={head} scope="col" className="r">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">
              <Link className="name-link" to={href("/names/:slug", { slug: id })} discover="none">
                {name}
              </Link>
            </th>
            {cells.map((cell, place) => (
              <td key={counted[place]} className="r">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
