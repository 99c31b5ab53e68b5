import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { Counted } from "#app/names/filters/counted.tsx";
import type { Choice } from "#app/names/filters/filter-words.ts";
import { GenderMark } from "#app/ui/gender-mark.tsx";
import "#app/ui/gender-tabs.css";
import "#app/ui/tabs.css";

/** The four buttons of the names tool; here they are part of a form that is sent as a whole. */
export function GenderChoice({ genders }: { readonly genders: readonly Choice[] }) {
  return (
    <fieldset className="brw-gender">
      <legend className="vh">{BROWSE_PAGE.whose}</legend>
      <div className="tabs gen">
        {genders.map(({ value, label, count, chosen }) => (
          <label key={value}>
            <input className="vh" type="radio" name="gender" value={value} defaultChecked={chosen} />
            <Mark gender={value} />
            {label}
            <Counted of={count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Mark({ gender }: { readonly gender: string }) {
  const known = GENDERS.find((each) => each === gender);
  return known === undefined ? null : <GenderMark gender={known} />;
}
