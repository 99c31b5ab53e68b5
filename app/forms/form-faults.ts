/** What a page says of a body that it cannot take as a form. */
export const FORM_FAULTS = {
  "not a form": {
    status: 415,
    words:
      "This address takes a form as a page sends it: application/x-www-form-urlencoded or multipart/form-data.",
  },
  damaged: {
    status: 400,
    words: "The form arrived damaged, so we couldn’t read it. Please go back and send it again.",
  },
  "too many fields": {
    status: 400,
    words:
      "This form has more fields than any of our pages, so we didn’t read it. Please send it from the page itself.",
  },
} as const;

/** The words of such a fault, if what was thrown is one. */
export function formFault(thrown: unknown): string | null {
  return Object.values(FORM_FAULTS).find(({ words }) => words === thrown)?.words ?? null;
}
