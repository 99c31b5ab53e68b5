import { useId, useState } from "react";
import { OFFLINE_WORDS } from "#content/site/offline-words.ts";
import { copiedNamesFrom } from "#domain/names/device/names-copy.ts";
import { CopiedEntry } from "./copied-entry.tsx";
import type { NamesOnDevice } from "#app/offline/use-device-copy.ts";

const MOST = 12;

/** Finds curated names by their first letters, in the copy. */
export function FindCopied({ names }: { readonly names: NamesOnDevice }) {
  const [letters, setLetters] = useState("");
  const field = useId();
  if (names.state === "missing") return <p className="off-find">{OFFLINE_WORDS.noCopy}</p>;
  const found = names.state === "here" ? copiedNamesFrom(names.copy, letters, MOST) : [];
  return (
    <div className="off-find">
      <div className="field">
        <label htmlFor={field}>{OFFLINE_WORDS.find}</label>
        <input
          id={field}
          className="input"
          type="text"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={OFFLINE_WORDS.findHint}
          value={letters}
          onChange={({ target }) => setLetters(target.value)}
        />
      </div>
      <p className="off-said meta quiet num" role="status">
        {letters.trim() === "" || names.state === "unknown" ? "" : said(found.length)}
      </p>
      <ul className="off-found">
        {names.state === "here"
          ? found.map((entry) => (
              <li key={entry.babyName.id}>
                <CopiedEntry entry={entry} year={names.copy.year} heading="h3" />
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

function said(found: number): string {
  if (found === 0) return OFFLINE_WORDS.nothing;
  if (found === MOST) return `The first ${MOST} names that start this way`;
  return found === 1 ? "One name starts this way" : `${found} names start this way`;
}
