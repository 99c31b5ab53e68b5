import type { Gender } from "#domain/names/entry/gender.ts";

/** The words for the sexes of use; the mark never stands without one nearby. */
export const GENDER_WORDS = { girl: "Girl", boy: "Boy", unisex: "Unisex" } as const satisfies Record<
  Gender,
  string
>;

export const COLOR_CLASSES = { girl: "g-girl", boy: "g-boy", unisex: "g-uni" } as const satisfies Record<
  Gender,
  string
>;

export const SHAPES = {
  girl: '<circle cx="7" cy="7" r="5.6" fill="currentColor"/>',
  boy: '<path d="M7 .4 13.6 7 7 13.6.4 7Z" fill="currentColor"/>',
  unisex:
    '<path d="M6.2 1.4a5.6 5.6 0 0 0 0 11.2Z" fill="currentColor"/><path d="M7.8 1.4 13.4 7l-5.6 5.6Z" fill="none" stroke="currentColor" stroke-width="1.4"/>',
} as const satisfies Record<Gender, string>;

/** Filled circle, filled diamond, or half of each: shape first, color second. A hundred stand on a page: as text they are rendered soonest. */
export function GenderMark({ gender }: { readonly gender: Gender }) {
  return (
    <svg
      className={`gm ${COLOR_CLASSES[gender]}`}
      viewBox="0 0 14 14"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SHAPES[gender] }}
    />
  );
}

/** Mark and word together. */
export function GenderTag({ gender }: { readonly gender: Gender }) {
  return (
    <span className="tag">
      <GenderMark gender={gender} />
      {GENDER_WORDS[gender]}
    </span>
  );
}
