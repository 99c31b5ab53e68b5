import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import { WORDING } from "#content/site/wording.ts";
import { WordsScreen } from "./words-screen.tsx";

/** The 404 screen; a page may add what the visitor perhaps meant. */
export function NotFoundScreen({ children }: { readonly children?: ReactNode }) {
  const { notFoundTitle, notFoundText } = WORDING;
  const home = (
    <Link className="btn" to="/">
      Return to Homepage
    </Link>
  );
  return (
    <WordsScreen
      tab={`${notFoundTitle} | ${BRAND.name}`}
      heading={notFoundTitle}
      text={notFoundText}
      home={home}
    >
      {children}
    </WordsScreen>
  );
}
