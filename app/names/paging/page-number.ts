/** Whether a text is the number of a page: whole, from 1. */
export function isPageNumber(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text);
}
