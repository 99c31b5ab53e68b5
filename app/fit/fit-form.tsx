import type { SyntheticEvent } from "react";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { TypedName } from "#domain/fit/full-name.ts";
import { isEmpty, MOST_LETTERS, NOTHING_TYPED } from "#domain/fit/stored-fit.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FIT_RESULT_ID } from "./fit-result.tsx";
import { storeFit } from "./fit-store.ts";

const { form: WORDS } = FIT_PAGE;
/** How a surname is said is asked beside what we hear. */
const FIELDS = ["first", "middle", "last", "siblings"] as const satisfies readonly (keyof TypedName)[];
const OPTIONAL: ReadonlySet<keyof TypedName> = new Set(["middle", "siblings"]);

/** The fields have ids and no names: whatever happens to the form, its text is never part of a request. */
export function FitForm({ typed }: { readonly typed: TypedName }) {
  const isHydrated = useHydrated();
  const clear = () => {
    storeFit(() => NOTHING_TYPED);
    const action = { label: WORDS.undo, onClick: () => storeFit(() => typed) };
    toasts.add({ title: WORDS.cleared, description: WORDS.clearedText, action });
    document.getElementById("fit-first")?.focus();
  };
  return (
    <form className="ruled fit-form noprint needs-script" aria-label={WORDS.label} onSubmit={lead}>
      <fieldset>
        <legend className="vh">{WORDS.label}</legend>
        {FIELDS.map((field) => (
          <div key={field} className="field">
            <label htmlFor={`fit-${field}`}>
              {WORDS[field]} {OPTIONAL.has(field) ? <span className="hint">{WORDS.optional}</span> : null}
            </label>
            <input
              id={`fit-${field}`}
              className="input"
              disabled={!isHydrated}
              value={typed[field]}
              maxLength={MOST_LETTERS[field]}
              placeholder={WORDS.examples[field]}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              aria-describedby={field === "siblings" ? "fit-siblings-hint" : undefined}
              onChange={({ target: { value } }) =>
                storeFit((kept) => ({ ...kept, [field]: value, ...(field === "last" ? { sound: "" } : {}) }))
              }
            />
            {field === "siblings" ? (
              <p id="fit-siblings-hint" className="hint">
                {WORDS.siblingsHint}
              </p>
            ) : null}
          </div>
        ))}
        <button type={isHydrated ? "submit" : "button"} className="btn btn-primary">
          {WORDS.show}
        </button>
        <p className="hint">{WORDS.kept}</p>
        {isEmpty(typed) ? null : (
          <button type="button" className="btn btn-quiet" onClick={clear}>
            {WORDS.clear}
          </button>
        )}
      </fieldset>
    </form>
  );
}

/** What is heard stands there at each letter; on a phone it is further down than the form is long. */
function lead(event: SyntheticEvent): void {
  event.preventDefault();
  const result = document.getElementById(FIT_RESULT_ID) ?? document.getElementById("fit-first");
  result?.focus();
}
