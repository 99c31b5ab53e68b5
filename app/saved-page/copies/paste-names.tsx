import { type SyntheticEvent, useId } from "react";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { tooManyWords } from "./faulty-file-words.ts";
import { MergeStatus } from "./merge-status.tsx";
import { pastedNames } from "./pasted-names.ts";
import { useMerge } from "./use-merge.ts";

/** Takes a plain list of names; which of them are on record, the server says. */
export function PasteNames() {
  const field = useId();
  const { state, merge, fail } = useMerge();

  const add = async (form: HTMLFormElement) => {
    const text = new FormData(form).get("names");
    const names = pastedNames(typeof text === "string" ? text : "");
    const readable = names.filter(({ nameId }) => nameId !== "");
    if (readable.length > SAVED_NAMES_LIMIT) fail(tooManyWords(readable.length));
    else if (readable.length === 0) fail("Type at least one name in Latin letters.");
    else {
      const added = await merge(
        readable.map(({ nameId }) => ({ nameId, note: "" })),
        {
          unreadable: names.filter(({ nameId }) => nameId === "").map(({ typed }) => typed),
          spelling: (id) => names.find(({ nameId }) => nameId === id)?.typed ?? id,
        },
      );
      if (added) form.reset();
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(event.currentTarget);
  };

  return (
    <form method="post" action={PATHS.saved} className="svp-form" onSubmit={submit}>
      <label htmlFor={field}>{SAVED_PAGE.pasteLabel}</label>
      <textarea
        id={field}
        name="names"
        className="input"
        rows={3}
        required
        autoCapitalize="words"
        spellCheck={false}
        placeholder={SAVED_PAGE.pasteExample}
      />
      <button type="submit" name="intent" value="paste" className="btn" disabled={state.kind === "merging"}>
        {state.kind === "merging" ? SAVED_PAGE.adding : SAVED_PAGE.addThese}
      </button>
      <MergeStatus state={state} />
    </form>
  );
}
