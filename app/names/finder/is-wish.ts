/** Whether what is typed is more than a name: several words are a wish, and what they bring is chips and no hill. */
export function isWish(text: string): boolean {
  return /\S\s+\S/.test(text);
}
