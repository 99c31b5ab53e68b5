import { href, Link } from "react-router";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { AgeAnswer } from "./answer-age.ts";
import "#app/names/page/age/age.css";

/** What is answered to the name in the form. */
export function AgeAnswerSection({ answer }: { readonly answer: AgeAnswer }) {
  switch (answer.kind) {
    case "age":
      return (
        <section className="text-part old-answer" aria-labelledby="answer">
          <SectionHead id="answer" title={answer.words.heading} />
          <p className="age-say">{answer.words.sentence}</p>
          <div dangerouslySetInnerHTML={{ __html: answer.html }} />
          <p className="small quiet num">{answer.words.figures}</p>
          <NameLink {...answer.page} />
        </section>
      );
    case "few":
      return (
        <div className="text-part old-answer" role="status">
          <p>{answer.text}</p>
          <NameLink {...answer.page} />
        </div>
      );
    case "unknown":
      return (
        <div className="text-part old-answer" role="status">
          <p>{answer.text}</p>
          {answer.suggestions.length === 0 ? null : (
            <>
              <p>{answer.perhaps}</p>
              <ul>
                {answer.suggestions.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={href("/names/:slug", { slug: id })}>{name}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      );
  }
}

function NameLink({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <p>
      <Link to={href("/names/:slug", { slug: id })}>{label}</Link>
    </p>
  );
}
