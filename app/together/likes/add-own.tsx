import { type FormEvent, useId, useRef, useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { judge } from "#domain/together/together-state.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import { LONGEST_OWN, ownCandidate } from "#domain/together/judging/verdict.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { storeTogether } from "#app/together/together-store.ts";
import { Fault } from "#app/ui/fault.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const { likes: WORDS } = TOGETHER_PAGE;

/** A name that is not among ours, or that somebody has in mind already. The field has no name: no form can carry it. */
export function AddOwn({ pool }: { readonly pool: NamePool }) {
  const id = useId();
  // What is typed before the page is alive would be lost.
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isFaulty, setFaulty] = useState(false);
  const [added, setAdded] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    const candidate = ownCandidate(text);
    setFaulty(candidate === null);
    setAdded("");
    if (candidate === null) return field.current?.focus();
    // A name of ours comes with what we know of it.
    const chosen = pool.find(candidate.id)?.name === candidate.own ? { ...candidate, own: null } : candidate;
    storeTogether((kept) => judge(kept, { ...chosen, verdict: "like" }));
    setText("");
    setAdded(fillIn(WORDS.added, { name: writtenName(chosen, pool) }));
  };
  return (
    <form className="tog-add" noValidate onSubmit={add}>
      <label htmlFor={id}>{WORDS.add}</label>
      <div className="inline-form">
        <input
          ref={field}
          id={id}
          className="input"
          type="text"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={LONGEST_OWN}
          disabled={!isHydrated}
          value={text}
          aria-invalid={isFaulty}
          aria-describedby={isFaulty ? `${id}-fault` : `${id}-hint`}
          onChange={({ target }) => setText(target.value)}
        />
        <button type={isHydrated ? "submit" : "button"} className="btn">
          {WORDS.addButton}
        </button>
      </div>
      {isFaulty ? (
        <Fault id={`${id}-fault`} message={WORDS.faultEmpty} />
      ) : (
        <p id={`${id}-hint`} className="hint">
          {WORDS.addHint}
        </p>
      )}
      <p className="small quiet" role="status">
        {added}
      </p>
    </form>
  );
}
