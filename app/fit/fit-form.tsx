import type { SyntheticEvent } from "react";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitTab } from "#domain/fit/fit-address.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { isEmpty, MOST_LETTERS, NOTHING_TYPED } from "#domain/fit/stored-fit.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FIT_RESULT_ID } from "./fit-result-id.ts";
import { storeFit } from "./fit-store.ts";

const { form: WORDS } = FIT_PAGE;

type Field = Exclude<keyof TypedName, "sound">;
type FormWords = {
  readonly label: string;
  readonly show: string;
  readonly clear: string;
  /** Where a field is called otherwise than in the full name. */
  readonly siblings: string;
  readonly siblingsHint: string;
};

/** What each tool asks for; how a surname is said is asked beside what we hear. */
const FIELDS = {
  name: ["first", "middle", "last", "siblings"],
  siblings: ["siblings", "last"],
  middle: ["first", "last"],
} as const satisfies Readonly<Record<FitTab, readonly Field[]>>;

const OPTIONAL: Readonly<Record<FitTab, readonly Field[]>> = {
  name: ["middle", "siblings"],
  siblings: ["last"],
  middle: ["last"],
};

const FORM_WORDS: Readonly<Record<FitTab, FormWords>> = {
  name: WORDS,
  siblings: {
    label: FIT_PAGE.siblings.form,
    show: FIT_PAGE.siblings.show,
    clear: FIT_PAGE.siblings.clear,
    siblings: FIT_PAGE.siblings.children,
    siblingsHint: FIT_PAGE.siblings.hint,
  },
  middle: {
    ...WORDS,
    label: FIT_PAGE.middle.form,
    show: FIT_PAGE.middle.show,
    clear: FIT_PAGE.siblings.clear,
  },
};

/**
 * The fields have ids and no names: whatever happens to the form, its text is never part of a request. A field is the same in
 * each tool: the surname is typed once.
 */
export function FitForm({ tab, typed }: { readonly tab: FitTab; readonly typed: TypedName }) {
  const words = FORM_WORDS[tab];
  const isHydrated = useHydrated();
  const clear = () => {
    storeFit(() => NOTHING_TYPED);
    const action = { label: WORDS.undo, onClick: () => storeFit(() => typed) };
    toasts.add({ title: WORDS.cleared, description: WORDS.clearedText, action });
    firstField()?.focus();
  };
  return (
    <form className="ruled fit-form noprint needs-script" aria-label={words.label} onSubmit={lead}>
      <fieldset>
        <legend className="vh">{words.label}</legend>
        {FIELDS[tab].map((field) => (
          <div key={field} className="field">
            <label htmlFor={`fit-${field}`}>
              {field === "siblings" ? words.siblings : WORDS[field]}{" "}
              {OPTIONAL[tab].includes(field) ? <span className="hint">{WORDS.optional}</span> : null}
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
                {words.siblingsHint}
              </p>
            ) : null}
          </div>
        ))}
        <button type={isHydrated ? "submit" : "button"} className="btn btn-primary">
          {words.show}
        </button>
        <p className="hint">{WORDS.kept}</p>
        {isEmpty(typed) ? null : (
          <button type="button" className="btn btn-quiet" onClick={clear}>
            {words.clear}
          </button>
        )}
      </fieldset>
    </form>
  );
}

/** What is heard stands there at each letter; on a phone it is further down than the form is long. */
function lead(event: SyntheticEvent): void {
  event.preventDefault();
  const result = document.getElementById(FIT_RESULT_ID) ?? firstField();
  result?.focus();
}

function firstField(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".fit-form input");
}
