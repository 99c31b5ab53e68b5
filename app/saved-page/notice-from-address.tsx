import { Link, useSearchParams } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { mergeWords } from "#app/saved-page/copies/merge-words.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** What a form without JavaScript has to say comes back in the query of the address. */
export function NoticeFromAddress() {
  const [query] = useSearchParams();
  if (query.get("forget") === "ask") return <ForgetQuestion />;
  if (query.get("forget") === "done") {
    return (
      <p className="svp-note" role="status">
        {SAVED_PAGE.forgotten}
      </p>
    );
  }
  const counts = {
    added: countIn(query, "added"),
    alreadySaved: countIn(query, "there"),
    refused: countIn(query, "refused"),
    unknown: countIn(query, "unknown"),
  };
  return query.has("added") ? (
    <p className="svp-note" role="status">
      {mergeWords(counts)}
    </p>
  ) : null;
}

function ForgetQuestion() {
  return (
    <section className="svp-note svp-arriving noprint" aria-labelledby="forget-title">
      <div>
        <h2 id="forget-title">{SAVED_PAGE.forgetAsk}</h2>
        <p className="quiet">{SAVED_PAGE.forgetText}</p>
      </div>
      <form method="post" action={PATHS.saved} className="svp-buttons">
        <button type="submit" name="intent" value="forget" className="btn">
          {SAVED_PAGE.forget}
        </button>
        <Link className="btn btn-quiet" to={PATHS.saved}>
          {SAVED_PAGE.keepList}
        </Link>
      </form>
    </section>
  );
}

function countIn(query: URLSearchParams, key: string): number {
  const text = query.get(key) ?? "";
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}
