import { ArrowDown, ArrowUp, ArrowUpToLine } from "lucide-react";
import type { FormEvent } from "react";
import type { NameId } from "#domain/names/name.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { type Move, MOVES } from "./moved.ts";

const ICONS = { top: ArrowUpToLine, up: ArrowUp, down: ArrowDown } as const;
const WORDS = { top: "to the top", up: "up", down: "down" } as const;

type Props = {
  readonly nameId: NameId;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (nameId: NameId, move: Move) => void;
};

/** Moves a name by one place, or before all others. A form underneath, for browsers without JavaScript. */
export function MoveButtons({ nameId, name, isFirst, isLast, onMove }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.getAttribute("value") : null;
    const move = MOVES.find((known) => known === pressed);
    if (move !== undefined) onMove(nameId, move);
  };
  return (
    <form method="post" action="/saved" className="svp-moves noprint" onSubmit={submit}>
      <input type="hidden" name="nameId" value={nameId} />
      {MOVES.map((move) => {
        const Icon = ICONS[move];
        const label = `Move ${name} ${WORDS[move]}`;
        return (
          <Tooltip key={move} text={label}>
            <button
              type="submit"
              name="intent"
              value={move}
              className="icon-btn"
              aria-label={label}
              // Not disabled: a button that loses the focus at the end of the list would lose the visitor, too.
              aria-disabled={move === "down" ? isLast : isFirst}
            >
              <Icon className="ic" strokeWidth={1.75} aria-hidden="true" />
            </button>
          </Tooltip>
        );
      })}
    </form>
  );
}
