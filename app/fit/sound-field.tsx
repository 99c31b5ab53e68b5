import { useState } from "react";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { NamePart } from "#domain/fit/full-name.ts";
import { MOST_LETTERS } from "#domain/fit/stored-fit.ts";
import { storeFit } from "./fit-store.ts";
import "#app/ui/fold.css";

const { heard } = FIT_PAGE;
const ID = "fit-sound";

/** Asks how a surname is said that we had to guess. It stays as long as there is an answer in it. */
export function SoundField({
  surname,
  sound,
}: {
  readonly surname: NamePart | null;
  readonly sound: string;
}) {
  const [startsOpen] = useState(sound !== "");
  if (surname === null || (surname.source !== "guess" && sound === "")) return null;
  return (
    <details className="fold-link fit-sound noprint" open={startsOpen}>
      <summary>{heard.differently}</summary>
      <div className="field">
        <label htmlFor={ID}>{heard.sound}</label>
        <input
          id={ID}
          className="input"
          value={sound}
          maxLength={MOST_LETTERS.sound}
          placeholder={heard.soundExample}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${ID}-hint`}
          onChange={({ target: { value } }) => storeFit((kept) => ({ ...kept, sound: value }))}
        />
        <p id={`${ID}-hint`} className="hint">
          {heard.soundHint}
        </p>
      </div>
    </details>
  );
}
