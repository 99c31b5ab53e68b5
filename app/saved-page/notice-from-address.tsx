import { Link, useSearchParams } from "react-router";
import { mergeWords } from "#app/saved-page/copies/merge-words.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** What a form without JavaScript has to say comes back in the query of the address. */
export function NoticeFromAddress() {
  const [query] = useSearchParams();
  if (query.get("forget") === "ask") return <ForgetQuestion />;
  if (query.get("forget") === "done") {
    return (
      <p className="svp-note" role="status">
        Everything is deleted. Nothing from this browser is stored anymore.
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
        <h2 id="forget-title">Forget everything?</h2>
        <p className="quiet">
          All saved names, notes and settings in this browser are deleted. You can’t get them back, except
          from a copy of your own.
        </p>
      </div>
      <form method="post" action={PATHS.saved} className="svp-buttons">
        <button type="submit" name="intent" value="forget" className="btn">
          Forget everything
        </button>
        <Link className="btn btn-quiet" to={PATHS.saved}>
          Keep my list
        </Link>
      </form>
    </section>
  );
}

function countIn(query: URLSearchParams, key: string): number {
  const text = query.get(key) ?? "";
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}
