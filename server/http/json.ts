/**
 * JSON in ASCII letters only, all others escaped. One byte a letter can be handed to the socket as it is, without
 * a buffer of its own: at full load the garbage collector then has half the work.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
