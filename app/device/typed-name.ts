import type { TypedName } from "#domain/fit/typed-name.ts";
import { MOST_LETTERS, NOTHING_TYPED, readFit, writeFit } from "#domain/fit/stored-fit.ts";
import { stored } from "./stored.ts";

/** The name that is being tried, under one key of this browser. Its surname is the family's, wherever one is shown. */
const typed = stored<TypedName>("fit", { nothing: NOTHING_TYPED, read: readFit, write: writeFit });

export const typedName = typed.now;
export const storeTypedName = typed.change;
export const useTypedName = typed.use;

/** The surname, asked once for all pages; "" until it is known, and on the server, which is never told. */
export function useSurname(): string {
  return useTypedName().last.trim();
}

/** Keeps a surname as it is typed. How another one is said is not known yet. */
export function storeSurname(text: string): void {
  const last = text.slice(0, MOST_LETTERS.last);
  storeTypedName((kept) => ({ ...kept, last, sound: last === kept.last ? kept.sound : "" }));
}
