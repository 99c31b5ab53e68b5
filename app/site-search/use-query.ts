import { useEffect, useState } from "react";
import { PATHS } from "#app/site/paths.data.ts";

/** How long typing must pause before the answer follows the field. */
const PAUSE_MS = 300;

export type Query = {
  readonly text: string;
  /** What is asked: it follows the field when typing has come to rest. */
  readonly asked: string;
  type(text: string): void;
  /** Asks at once: what is in the field, or this. */
  submit(instead?: string): void;
};

/** What is searched for. The address stays in step with it, so that it can be reloaded, shared and gone back to. */
export function useQuery(start: string): Query {
  const [text, setText] = useState(start);
  const [asked, setAsked] = useState(start.trim());
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => showInAddressBar(searchAddress(asked)), [asked]);
  const ask = (instead: string = text) => {
    setText(instead);
    setAsked(instead.trim());
  };
  return { text, asked, type: setText, submit: ask };
}

export function searchAddress(text: string): string {
  return text === "" ? PATHS.search : `${PATHS.search}?${new URLSearchParams({ q: text })}`;
}

/** Without a navigation: nothing is loaded, nothing scrolls, and the router finds the new address on the way back. */
function showInAddressBar(address: string): void {
  const { pathname, search } = globalThis.location;
  // A page on its way out must not rename the next one.
  if (pathname !== PATHS.search || `${pathname}${search}` === address) return;
  globalThis.history.replaceState(globalThis.history.state, "", address);
}
