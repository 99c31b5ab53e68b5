import { Plus } from "lucide";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CompareView } from "./compare-view.ts";
import { FieldForm } from "./field-form.tsx";
import { searchOf } from "./search-of.ts";
import "#app/ui/chips.css";

/** Saved names that are offered at once. */
const OFFERED = 12;
/** Longer lists are not written into an address. */
const MOST = 40;
const { add } = COMPARE_PAGE;

type Props = { readonly words: CompareView };

/** A field for names, and the names that this browser has saved. */
export function AddForm({ words: { address, isExample, lines } }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(address);
  // What was typed is on the chart now, or in a sentence that says why it is not.
  useEffect(() => {
    if (known.current === address) return;
    known.current = address;
    if (field.current !== null) field.current.value = "";
  }, [address]);
  return (
    <div className="cmp-add noprint">
      <FieldForm
        ref={field}
        id="cmp-names"
        name="names"
        label={add.label}
        hint={add.hint}
        button={add.button}
        isMain
        address={address}
        autoCapitalize="words"
        enterKeyHint="done"
      />
      <SavedToAdd on={isExample ? [] : lines.map(({ id }) => id)} address={address} />
    </div>
  );
}

/** One tap puts a saved name on the chart, or all of them. */
function SavedToAdd({ on, address }: { readonly on: readonly string[]; readonly address: string }) {
  const entries = listedEntries(useSavedNames());
  const more = entries.filter(({ nameId }) => !on.includes(nameId)).slice(0, OFFERED);
  if (more.length === 0) return null;
  const all = entries.slice(0, MOST).map(({ nameId }) => nameId);
  const query = new URLSearchParams(searchOf(address));
  const before = query.get("names");
  query.delete("names");
  const rest = query.size === 0 ? "" : `&${query}`;
  const addressOf = (names: readonly string[]) => `${PATHS.compare}?names=${names.join(",")}${rest}`;
  return (
    <div className="cmp-saved">
      <h2 className="label">{add.saved}</h2>
      <ul className="chips">
        {entries.length < 2 ? null : (
          <li>
            <Link className="chip" to={addressOf(all)} preventScrollReset>
              {add.allSaved}
            </Link>
          </li>
        )}
        {more.map(({ nameId, babyName }) => (
          <li key={nameId}>
            <Link
              className="chip"
              to={addressOf(before === null ? [nameId] : [...before.split(","), nameId])}
              preventScrollReset
            >
              <Icon of={Plus} />
              <span className="vh">{add.button} </span>
              {babyName.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
