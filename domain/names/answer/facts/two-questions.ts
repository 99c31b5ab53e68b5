/** "Where does Xiomara come from and how do you say it": two questions, the second about the same name. */
const SECOND =
  /^(.+?\S)\s*(?:,|;|\?|\.)?\s+(?:and|also|&|plus)\s+((?:what|how|when|where|is|who|which|does)(?:['’]?s)?\s(?:.*\s)?)(?:it|that|the name|this name)(?=\s|[?.!]*$)(.*)$/iu;

/** Both as whole questions, for the name of the first; null for a text that asks once. */
export function twoQuestions(
  text: string,
): { readonly first: string; readonly second: (name: string) => string } | null {
  const [, first, before, behind] = SECOND.exec(text) ?? [];
  if (first === undefined || before === undefined || behind === undefined) return null;
  return { first, second: (name) => `${before}${name}${behind}` };
}
