import { useDeferredValue, useMemo } from "react";
import { useTypedName } from "#app/device/typed-name.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";

const cache = createAnswerCache<typeof import("./judge-saved.ts")>();

/** How a saved name sounds with the surname, once that is known: the sounds are fetched then, and nothing is sent. */
export function FitVerdict({ name }: { readonly name: string }) {
  // A list may hold 500 names, and a surname is typed letter by letter.
  const typed = useDeferredValue(useTypedName());
  const isKnown = typed.last.trim() !== "";
  const loaded = useLoaded(() => import("./judge-saved.ts"), { key: isKnown ? "judge" : null, cache });
  const judge = loaded.state === "loaded" ? loaded.value.judgeSaved : null;
  const words = useMemo(() => judge?.(name, typed), [judge, name, typed]);
  return isKnown && words !== undefined ? <span className="svp-verdict">{words}</span> : null;
}
