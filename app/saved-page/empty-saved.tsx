import { INK } from "#app/ui/ink.ts";
import { href, Link } from "react-router";

export function EmptySaved() {
  return (
    <div className="svp-empty">
      <ClosedAlmanac />
      <h2>Nothing saved yet</h2>
      <p className="quiet">Tap the ribbon on a name and it waits here.</p>
      <Link className="btn" to={href("/")}>
        Find a name
      </Link>
    </div>
  );
}

/** brand/empty-saved.svg, inlined so that it follows the theme. */
function ClosedAlmanac() {
  return (
    <svg viewBox="0 0 200 140" {...INK} aria-hidden="true">
      <path d="M64 30h78c4 26 4 58 1 88H60c-3-30-2-62 4-88Z" fill="var(--butter-mark-fill)" stroke="none" />
      <path
        d="M58 22c26-3 54-3 80 0 3 30 3 60 0 90-28 2-52 2-78 1-9 0-13-6-12-14 0-25 0-50 1-67 0-6 3-10 9-10Z"
        fill="var(--paper)"
      />
      <path d="M49 99c1-6 5-9 11-9 26-1 52-1 79 0M56 101c27-2 54-2 82 0" />
      <path d="M78 42c12-1 24-1 36 0M84 52c8-1 16-1 24 0" />
      <path d="M70 30c17-2 36-2 56 0 2 16 2 32 0 49-20 1-38 1-56 0-2-17-2-33 0-49Z" strokeWidth="1.6" />
      <path
        d="M112 112c4 1 10 1 14 0 2 6 0 11 2 20l-8-6-8 7c1-7-1-14 0-21Z"
        fill="var(--ribbon)"
        stroke="none"
      />
      <path d="M112 113c-1 6 1 13 0 20l8-7 8 6c-2-8 0-13-2-19" />
      <path d="M160 120c6-3 12-3 18 0M164 127c4-2 8-2 12 0" />
    </svg>
  );
}
