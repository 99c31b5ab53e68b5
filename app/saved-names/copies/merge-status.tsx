import { CircleAlert } from "lucide-react";
import type { MergeState } from "./use-merge.ts";

/** What came of bringing names in. */
export function MergeStatus({ state }: { readonly state: MergeState }) {
  return (
    <div role="status" className="svp-said">
      {state.kind === "merged" ? <p>{state.sentence}</p> : null}
      {state.kind === "failed" ? (
        <p className="svp-fault">
          <CircleAlert className="ic" strokeWidth={1.75} aria-hidden="true" />
          {state.sentence}
        </p>
      ) : null}
    </div>
  );
}
