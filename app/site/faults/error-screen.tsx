import { isRouteErrorResponse } from "react-router";
import { RETURN_HOME } from "#content/frame/frame-words.ts";
import { formFault } from "#app/forms/form-faults.ts";
import { faultWords } from "./fault-words.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { WordsScreen } from "#app/site/words-screen.tsx";

const HEADING = "Something went wrong";
const TEXT =
  "We couldn’t show this page. Your saved names are safe. Reload the page, or come back in a few minutes.";

/** What a page shows instead of itself: the 404 words, or that something broke and what to do. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  const given: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  // A bare text that is none of our own may be the page of a proxy that stands before the server.
  const text = formFault(given) ?? (typeof given === "string" ? undefined : faultWords(error)) ?? TEXT;
  const home = (
    <a className="btn" href="/">
      {RETURN_HOME}
    </a>
  );
  return <WordsScreen tab={HEADING} heading={HEADING} text={text} home={home} />;
}
