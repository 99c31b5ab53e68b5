import { CircleAlert } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { MergeState } from "./use-merge.ts";

/** What came of bringing names in. */
export function MergeStatus({ state }: { readonly state: MergeState }) {
  return (
    <div role="status" className="svp-said">
      {state.kind === "merged" ? <p>{state.sentence}</p> : null}
      {state.kind === "failed" ? (
        <p className="svp-fault">
          <Icon of={CircleAlert} />
          {state.sentence}
        </p>
      ) : null}
    </div>
  );
}
