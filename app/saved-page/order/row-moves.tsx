import { GripVertical } from "lucide";
import { type KeyboardEvent, useState } from "react";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { MoveButtons } from "./move-buttons.tsx";
import type { Move } from "./moved.ts";
import { useDrag } from "./use-drag.ts";
import type { Ordering } from "./use-order.ts";

const MOVE_BY_KEY: Readonly<Record<string, Move>> = { ArrowUp: "up", ArrowDown: "down", Home: "top" };

type Props = Pick<Ordering, "move" | "place"> & {
  readonly nameId: NameId;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** Three ways to move a row: its grip is dragged, or takes arrow keys, or a press on it brings buttons. Without JavaScript these are there. */
export function RowMoves({ move, place, ...row }: Props) {
  const { nameId, name } = row;
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const drag = useDrag((at) => place(nameId, at));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = MOVE_BY_KEY[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(nameId, way);
  };
  return (
    <>
      <Tooltip text={SAVED_PAGE.move}>
        <button
          type="button"
          className="icon-btn svp-grip needs-script noprint"
          aria-label={fillIn(SAVED_PAGE.moveHow, { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <Icon of={GripVertical} />
        </button>
      </Tooltip>
      {isHydrated && !isOpen ? null : <MoveButtons {...row} onMove={move} />}
    </>
  );
}
