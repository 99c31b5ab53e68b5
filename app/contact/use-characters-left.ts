import { type RefObject, useEffect, useState } from "react";
import { charactersLeft, type ContactField } from "#domain/contact/contact-draft.ts";
import { FILLED } from "./form-fields.ts";

/** What a field still takes, near its end; null before. The field holds its text itself, and may be filled by us. */
export function useCharactersLeft(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  name: ContactField,
): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const { current } = field;
    if (current === null) return undefined;
    const count = () => setLeft(charactersLeft(name, current.value));
    const events = ["input", FILLED];
    count();
    for (const event of events) current.addEventListener(event, count);
    return () => {
      for (const event of events) current.removeEventListener(event, count);
    };
  }, [field, name]);
  return left;
}
