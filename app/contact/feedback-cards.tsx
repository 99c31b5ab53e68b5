import { Link } from "react-router";
import { CONTACT_PAGE } from "#content/site/contact-page.ts";
import { contactPath } from "#app/site/contact-path.ts";
import { SectionHead } from "#app/ui/section-head.tsx";

const { title, cards } = CONTACT_PAGE.feedback;

/** What people write about, each with its own way into the form. */
export function FeedbackCards() {
  return (
    <section className="shell sec" aria-labelledby="feedback">
      <SectionHead id="feedback" title={title} />
      <ul className="ctp-cards">
        {cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p className="small quiet">{card.text}</p>
            <Link to={`${contactPath(card.subject)}#write`}>{card.link}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
