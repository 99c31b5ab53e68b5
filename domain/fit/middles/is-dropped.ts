import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { type NamePart, namePartOf } from "#domain/fit/full-name.ts";
import { phraseOf, wordAcross } from "#domain/fit/rules/heard-as.ts";
import { flaggedInitials, initialsOf } from "#domain/fit/rules/initials.ts";
import { meetingOf } from "#domain/fit/rules/meeting.ts";
import { rhymes } from "#domain/fit/sound/rime.ts";
import type { FamilyName } from "#domain/fit/siblings/family-name.ts";
import { profileOf } from "#domain/fit/siblings/family-profile.ts";
import { isTooClose } from "#domain/fit/siblings/is-too-close.ts";

/**
 * What names must not make together, and how short forms are said. Where only the spelling of phrases is known, their sound
 * may be "": then they are found by their letters alone.
 */
export type Unwanted = Pick<FitBook, "initials" | "phrases" | "words" | "soundOf">;

/** A first name and, where it is known, the surname: what a middle name is to stand between. */
export type Around = { readonly first: FamilyName; readonly surname: NamePart | null };

/**
 * Tells whether a name must not stand in the middle: it runs into a neighbor, rhymes with one, is the first name in another
 * form, makes initials that spell something, or a phrase or a rude word with a neighbor or with a short form of the first name.
 */
export function dropsAround({ first, surname }: Around, unwanted: Unwanted): (middle: FamilyName) => boolean {
  const after = surname === null ? [] : [surname];
  const forms = formsOf(first, unwanted);
  return (middle) => {
    const neighbors = [[first, middle], ...after.map((part) => [middle, part] as const)] as const;
    const { usual, registers } = initialsOf({ first, middles: [middle], surname, siblings: [] });
    // What first name and surname spell by themselves is no fault of the middle name.
    const orders = { usual: usual.filter((order) => order.length > 2), registers };
    return (
      isTooClose(profileOf(first), profileOf(middle)) ||
      after.some((part) => part.letters === middle.letters || rhymes(part.said, middle.said)) ||
      neighbors.some(([one, other]) => meetingOf(one, other) !== null) ||
      flaggedInitials(orders, unwanted) !== undefined ||
      neighbors.some(([one, other]) => phraseOf(one, other, unwanted) !== null) ||
      neighbors.some(([one, other]) => wordAcross(one, other, unwanted) !== null) ||
      forms.some((form) => phraseOf(form, middle, unwanted) !== null)
    );
  };
}

/** Short forms of a name. */
function formsOf(first: FamilyName, unwanted: Unwanted): readonly NamePart[] {
  return first.shortForms.map((form) => namePartOf(form, unwanted)).filter((part) => part !== null);
}
