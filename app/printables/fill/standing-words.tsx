import { Check, CircleAlert } from "lucide";
import { FILL } from "#content/printables/fill-words.ts";
import type { Standing } from "#app/printables/stored/sheet-store.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Whether it is kept, said quietly: the words stay while letters are on their way. */
export function StandingWords({
  standing,
  isBegun,
}: {
  readonly standing: Standing;
  readonly isBegun: boolean;
}) {
  if (standing === "unkept") {
    return (
      <p className="fault" role="alert">
        <Icon of={CircleAlert} />
        {FILL.unkept}
      </p>
    );
  }
  return (
    <p className="meta fill-standing" role="status">
      {isBegun ? <Icon of={Check} /> : null}
      {isBegun ? FILL.saved : FILL.nothingYet}
    </p>
  );
}
