import { Link } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { BRAND } from "#content/site/brand.ts";
import { ErrorScreen } from "#app/site/faults/error-screen.tsx";
import { faultWords } from "#app/site/faults/fault-words.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** What could not be done to the list, in words; everything else that may go wrong is the site's own screen. */
export function SavedFault({ error }: { readonly error: unknown }) {
  const words = faultWords(error);
  if (words === undefined) return <ErrorScreen error={error} />;
  return (
    <main id="main" className="shell sec words">
      <title>{`${SAVED_PAGE.fault} | ${BRAND.name}`}</title>
      <h1>{SAVED_PAGE.fault}</h1>
      <p>{words}</p>
      <p>
        <Link className="btn" to={PATHS.saved}>
          {SAVED_PAGE.back}
        </Link>
      </p>
    </main>
  );
}
