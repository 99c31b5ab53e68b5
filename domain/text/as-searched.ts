/** A text as a search compares it: in small letters, and with the keyboard's apostrophe, where our own words have ’. */
export function asSearched(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/g, "'");
}
