import type { ReactNode } from "react";
import { href } from "react-router";
import { SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { CONTACT_PAGE } from "#content/site/contact-page.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { FeedbackCards } from "./feedback-cards.tsx";
import { Support } from "./support.tsx";
import "#app/site/form-head.css";
import "./contact.css";

const { title, lead, form, faq } = CONTACT_PAGE;

type Props = {
  readonly email: string | null;
  /** The form. */
  readonly children: ReactNode;
};

/** How to reach whoever runs the site, and what need not be asked. */
export function ContactScreen({ email, children }: Props) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current="Contact" />
      <main id="main" className="contact">
        <div className="shell ctp">
          <header className="form-head">
            <h1>{title}</h1>
            <p className="quiet">{lead}</p>
          </header>
          <section className="ctp-form" aria-labelledby="write">
            <SectionHead id="write" title={form.title} />
            {children}
          </section>
          <Support email={email} />
        </div>
        <FeedbackCards />
        <section className="shell sec" aria-labelledby="asked">
          <SectionHead id="asked" title={faq.title} />
          <dl className="ctp-faq">
            {faq.entries.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd className="quiet">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="shell noprint">
          <SharePanel {...SHARE_ARTICLES} title={title} path={PATHS.contact} />
        </div>
        <RelatedPages path={PATHS.contact} />
      </main>
    </>
  );
}
