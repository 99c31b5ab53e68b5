import type { ComponentProps } from "react";
import { FILL } from "#content/printables/fill-words.ts";
import type { Offer } from "#domain/printables/offers.ts";
import type { Entry } from "#domain/printables/sheet.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { monthsOf, sayAge } from "#domain/growth/say-age.ts";
import { BlankField } from "./blank-field.tsx";
import { focusAfterKey } from "./focus-after-key.ts";

type Props = ComponentProps<typeof BlankField> & { readonly offer: Offer | undefined };

/** A blank of which the sheet knows the answer says so; it is written when somebody asks for it, and never over anything. */
export function OfferedField({ offer, ...field }: Props) {
  if (offer === undefined) return <BlankField {...field} />;
  const { text, hint } = wordsOf(offer, field.entry);
  if (field.text === text) return <BlankField {...field} />;
  return (
    <div className="fill-offered">
      <BlankField {...field} hint={hint} />
      {field.text === "" ? (
        <button
          type="button"
          className="btn"
          onClick={(event) => {
            field.onText(text);
            focusAfterKey(event, field.id);
          }}
        >
          {fillIn(FILL.take, { text })}
        </button>
      ) : null}
    </div>
  );
}

/** What would be written, and why. A field of numbers counts an age in months. */
function wordsOf(offer: Offer, entry: Entry): { readonly text: string; readonly hint: string } {
  if (offer.kind === "count") {
    const text = `${offer.rows}`;
    return { text, hint: offer.rows === 1 ? FILL.countedOne : fillIn(FILL.counted, { count: text }) };
  }
  const age = sayAge(offer.days);
  const text = entry.kind === "number" ? `${monthsOf(offer.days)}` : age;
  return { text, hint: fillIn(FILL.byBirth, { age }) };
}
