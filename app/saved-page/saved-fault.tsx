import { Link } from "react-router";
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
      <title>{`That didn’t work | ${BRAND.name}`}</title>
      <h1>That didn’t work</h1>
      <p>{words}</p>
      <p>
        <Link className="btn" to={PATHS.saved}>
          Back to your saved names
        </Link>
      </p>
    </main>
  );
}
