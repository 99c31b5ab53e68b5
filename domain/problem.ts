/** Why something was not done, in words for the person at the keyboard: which file, which line. */
export type Problem = { readonly problem: string };
