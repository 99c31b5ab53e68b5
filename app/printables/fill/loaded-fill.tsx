import { type ComponentType, useEffect, useState } from "react";
import { FILL } from "#content/printables/fill-words.ts";
import { NO_ANSWERS } from "#domain/printables/answers.ts";
import type { FillInProps } from "./fill-in.tsx";

type Loaded = { readonly FillIn: ComponentType<FillInProps> } | "failed" | undefined;

/** Fetches the form and shows it; until then, and without it, the empty sheet. It lives by what the browser keeps. */
export function LoadedFill(props: FillInProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (loaded !== undefined) return;
    let isGone = false;
    const set = (outcome: Loaded) => (isGone ? undefined : setLoaded(outcome));
    import("./fill-in.tsx").then(set, () => set("failed"));
    return () => {
      isGone = true;
    };
  }, [loaded]);

  if (typeof loaded === "object") return <loaded.FillIn {...props} />;
  return (
    <>
      <div className="shell fill noprint">
        {loaded === undefined ? (
          <p className="meta" role="status">
            {FILL.loading}
          </p>
        ) : (
          <p role="alert">
            {FILL.failed}{" "}
            <button type="button" className="btn" onClick={() => setLoaded(undefined)}>
              {FILL.again}
            </button>
          </p>
        )}
      </div>
      {props.children(NO_ANSWERS)}
    </>
  );
}
