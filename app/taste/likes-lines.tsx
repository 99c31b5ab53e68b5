import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { LIKES_SAY as WORDS } from "#content/site/likes-words.ts";
import { withLine } from "#domain/taste/kept-taste.ts";
import { likesKnown } from "#domain/taste/learn-taste.ts";
import { LEAST_LIKES } from "#domain/taste/least-likes.ts";
import { linesOf, type TasteLine } from "#domain/taste/likes-say.ts";
import type { TasteShelf } from "#domain/taste/taste-shelf.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { evidenceHere } from "./evidence-here.ts";
import { lineWords } from "./line-words.ts";
import { taste } from "./taste-store.ts";
import "./likes-lines.css";

/** The lines, each with how often it holds; each can be taken out, and brought back. */
export function LikesLines({ shelf }: { readonly shelf: TasteShelf }) {
  const { out } = taste.use();
  // Who saves or removes a name here sees what that changes.
  useSavedNames();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus({ preventScroll: true }), []);
  const evidence = evidenceHere();
  const lines = linesOf(shelf, evidence, new Set(out));

  const take = (key: string, isOut: boolean) => {
    // The button goes with its line; what is said of all of them takes the focus.
    flushSync(() => taste.change((kept) => withLine(kept, key, isOut)));
    status.current?.focus({ preventScroll: true });
  };
  return (
    <div className="lines">
      <p ref={status} className="lines-status" tabIndex={-1} role="status">
        {statusOf(likesKnown(shelf, evidence), lines.length)}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <span className="lines-said">{lineWords(line.key)}</span>
            <span className="meta num">{countedWords(line)}</span>
            <button
              type="button"
              className="btn-text small"
              aria-label={fillIn(WORDS.removeOf, { line: lineWords(line.key) })}
              onClick={() => take(line.key, true)}
            >
              {WORDS.remove}
            </button>
          </li>
        ))}
      </ul>
      {out.length === 0 ? null : (
        <>
          <h3>{WORDS.removed}</h3>
          <ul>
            {out.map((key) => (
              <li key={key}>
                <span className="quiet">{lineWords(key)}</span>
                <button
                  type="button"
                  className="btn-text small"
                  aria-label={fillIn(WORDS.backOf, { line: lineWords(key) })}
                  onClick={() => take(key, false)}
                >
                  {WORDS.back}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="meta lines-rule">{WORDS.rule}</p>
    </div>
  );
}

function statusOf(likes: number, lines: number): string {
  if (likes < LEAST_LIKES) return WORDS.tooFew;
  if (lines === 0) return WORDS.nothing;
  return fillIn(lines === 1 ? WORDS.one : WORDS.many, { likes: `${likes}`, lines: `${lines}` });
}

function countedWords({ liked, of, inHundred }: TasteLine): string {
  const words = inHundred === 0 ? WORDS.countedRare : WORDS.counted;
  return fillIn(words, { liked: `${liked}`, of: `${of}`, inHundred: `${inHundred}` });
}
