import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { IN_SHORT, RETURN_HOME } from "#content/frame/frame-words.ts";
import { SHARE_ARTICLES } from "#content/site/article-pages.ts";
import type { TextPage } from "#domain/pages/text-page.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "./prose.tsx";
import { TextContents } from "./text-contents.tsx";
import "#app/site/columns.css";
import "#app/site/prose.css";
import "./text.css";

/** From how many headings on a text needs a table of contents. */
const LONG = 5;

type Props = {
  /** What the page is called, and where it lies. */
  readonly page: { readonly path: string; readonly title: string; readonly crumb: string };
  readonly text: TextPage;
  /** What belongs to the last section of the text: something to do, or to open. */
  readonly after?: ReactNode;
  /** What the page is passed on as; else its title. */
  readonly sharedAs?: string;
};

/** A page that is a text: its dates and its summary first, and a way to each section. */
export function TextScreen({ page: { path, title, crumb }, text, after, sharedAs }: Props) {
  const { lead, dates, summary, headings, html } = text;
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={crumb} />
      <main id="main" className="text">
        <div className="shell">
          <header className="text-head">
            <h1>{title}</h1>
            <p className="text-lead quiet">{lead}</p>
            {dates.map((line) => (
              <p key={line} className="text-date num">
                {line}
              </p>
            ))}
          </header>
          <div className="text-cols">
            {summary === "" ? null : (
              <section className="text-short prose" aria-labelledby="in-short">
                <h2 id="in-short">{IN_SHORT}</h2>
                <Prose html={summary} />
              </section>
            )}
            {headings.length < LONG ? null : <TextContents headings={headings} />}
            <div className="text-body prose">
              <Prose html={html} />
              {after}
            </div>
          </div>
        </div>
        <div className="shell articles-end noprint">
          <Link className="back" to={href("/")}>
            <Icon of={ArrowLeft} />
            {RETURN_HOME}
          </Link>
        </div>
        <div className="shell noprint">
          <SharePanel {...SHARE_ARTICLES} title={sharedAs ?? title} path={path} />
        </div>
        <RelatedPages path={path} />
      </main>
    </>
  );
}
