import { isRouteErrorResponse } from "react-router";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** What a page shows instead of itself: the 404 words, or that something broke and what to do. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <main id="main" className="shell sec">
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p className="mt-4 max-w-measure">
        This page could not be shown. Your saved names are safe. Load the page again, or come back in a few
        minutes.
      </p>
      <p className="mt-6">
        <a className="btn" href="/">
          Return to Homepage
        </a>
      </p>
    </main>
  );
}
