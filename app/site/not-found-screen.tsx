import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import { WORDING } from "#content/site/wording.ts";

/** The 404 screen; a page may add what the visitor perhaps meant. */
export function NotFoundScreen({ children }: { readonly children?: ReactNode }) {
  return (
    <main id="main" className="shell sec">
      <title>{`${WORDING.notFoundTitle} | ${BRAND.name}`}</title>
      <h1>{WORDING.notFoundTitle}</h1>
      <p className="mt-4 max-w-measure">{WORDING.notFoundText}</p>
      {children}
      <p className="mt-6">
        <Link className="btn" to="/">
          Return to Homepage
        </Link>
      </p>
    </main>
  );
}
