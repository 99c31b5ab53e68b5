import { type KeyboardEvent, useId, useState } from "react";
import { useLocation } from "react-router";
import { FIND_IN_LIST, MORE_CHOICES, SHOW_THEM } from "#content/finder/finder-words.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useOpened } from "./use-opened.ts";
import { Choices } from "./choices.tsx";
import type { Choice } from "./filter-words.ts";
import { MORE } from "./form-query.ts";
import "#app/ui/fold.css";

/** So many are found by looking. */
const FEW = 12;

type Props = {
  /** Name of the field. */
  readonly of: string;
  readonly choices: readonly Choice[];
};

/**
 * Choices that are seldom wanted, folded up, by the alphabet; those that would bring nothing are out of sight. There are 150:
 * they come on the page when the fold is opened.
 */
export function MoreChoices({ of, choices }: Props) {
  const { search } = useLocation();
  const [open] = useState(
    () => choices.some(({ chosen }) => chosen) || new URLSearchParams(search).has(MORE, of),
  );
  const [isOpened, setOpened] = useState(open);
  const [looked, setLooked] = useState("");
  const isFound = ({ label }: Choice) => foldName(label).includes(foldName(looked));
  const offered = choices.filter(({ count, chosen }) => count !== 0 || chosen);
  return (
    <details {...useOpened(() => setOpened(true))} className="fold-link flt-more" open={open}>
      <summary>{fillIn(MORE_CHOICES, { count: `${offered.length}` })}</summary>
      {isOpened ? (
        <>
          {choices.length > FEW ? <FindField onLook={setLooked} /> : null}
          <p className="small quiet" role="status">
            {looked === "" ? "" : foundWords(offered.filter(isFound).length)}
          </p>
          <Choices of={of} choices={choices} isShown={isFound} />
        </>
      ) : (
        <noscript>
          <button type="submit" className="btn" name={MORE} value={of}>
            {SHOW_THEM}
          </button>
        </noscript>
      )}
    </details>
  );
}

function foundWords(found: number): string {
  return found === 0 ? "None of these matches your other filters." : `${found} found`;
}

type FindFieldProps = { readonly onLook: (text: string) => void };

/** It is no part of the form: what is written in it asks nothing. */
function FindField({ onLook }: FindFieldProps) {
  const id = useId();
  return (
    <p className="flt-find needs-script">
      <label htmlFor={id}>{FIND_IN_LIST}</label>
      <input
        className="input"
        id={id}
        type="text"
        defaultValue=""
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => {
          event.stopPropagation();
          onLook(event.currentTarget.value);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </p>
  );
}
