import { ofBirthstone } from "./birthstone.ts";
import { ofDoubleName } from "./double-name.ts";
import { inTongueOfKin } from "./kin-tongues.ts";
import { meaningBehind } from "./meaning-behind.ts";
import { meantOfChild } from "./meant-of-child.ts";

/** What a text asks for in words that the search reads, where it says it in others; null where it does not. */
export function inOtherWordsOf(text: string): string | null {
  return (
    ofBirthstone(text) ??
    ofDoubleName(text) ??
    meantOfChild(text) ??
    inTongueOfKin(text) ??
    meaningBehind(text)
  );
}
