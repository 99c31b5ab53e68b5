/** What a page says of a body that it cannot take as a form, by status. */
export const FORM_FAULTS = {
  400: "The form arrived damaged and was not read. Please go back and send it again.",
  415: "This address takes a form as a page sends it: application/x-www-form-urlencoded or multipart/form-data.",
} as const;

/** The words of such a fault, if what was thrown is one. */
export function formFault(thrown: unknown): string | null {
  return Object.values(FORM_FAULTS).find((words) => words === thrown) ?? null;
}
