import type { FormEvent } from "react";
import { REMOVE } from "#content/frame/frame-words.ts";
import { WORDING } from "#content/site/wording.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SameIcon } from "#app/ui/icon.tsx";
import { useStableFocus } from "#app/ui/use-stable-focus.ts";
import { withoutCurve } from "./briefly.ts";
import { changeSaved } from "./change-saved.ts";
import { SAVE_DRAWING } from "./save-drawing.ts";
import { useIsChanging, useIsSaved, useIsStopped } from "./use-saved-names.ts";

const WAITING = "waiting for network";

type Props = {
  readonly babyName: SavedEntry["babyName"];
  readonly main?: boolean;
  /** The anchor of this button, where a name has several on a page: without JavaScript its form comes back to it. */
  readonly anchor?: string | undefined;
};

/** Saves a name, or removes it when it is saved. A form underneath, so that a tap before hydration, or without JavaScript, counts. */
export function SaveButton({ babyName, main = false, anchor }: Props) {
  const { isSaved, queued } = useIsSaved(babyName.id);
  const changing = useIsChanging(babyName.id);
  const waits = useIsStopped() && queued;
  const button = useStableFocus(changing);

  const toggle = (event: FormEvent) => {
    event.preventDefault();
    void changeSaved(
      isSaved
        ? { kind: "remove", nameId: babyName.id }
        : { kind: "save", babyName: withoutCurve(babyName), note: "" },
    );
  };

  return (
    <form
      id={anchor ?? `save-${babyName.id}`}
      method="post"
      action={PATHS.saved}
      onSubmit={toggle}
      className="save-form"
    >
      {anchor === undefined ? null : <input type="hidden" name="at" value={anchor} />}
      <input type="hidden" name="nameId" value={babyName.id} />
      <button
        ref={button}
        type="submit"
        name="intent"
        value={isSaved ? "remove" : "save"}
        className={main ? "save save-main" : "save"}
        aria-pressed={isSaved}
        aria-label={
          isSaved
            ? `${WORDING.saved}${waits ? ` ${WAITING}.` : ""} ${REMOVE} ${babyName.name}`
            : `${WORDING.saveName}: ${babyName.name}`
        }
        disabled={changing}
        data-queued={waits ? "" : undefined}
      >
        <SameIcon id={SAVE_DRAWING} />
        {isSaved ? WORDING.saved : WORDING.saveName}
        {waits ? <span className="save-queued">{WAITING}</span> : null}
      </button>
    </form>
  );
}
