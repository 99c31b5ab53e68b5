import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { type Move, MOVES } from "./moved.ts";

const WORDS = { top: "Top", up: "Up", down: "Down" } as const;
const WHERE = { top: "to the top", up: "up", down: "down" } as const;

type Props = {
  readonly nameId: NameId;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (nameId: NameId, move: Move) => void;
};

/**
 * Moves a name by one place, or before all others. A form underneath, for browsers without JavaScript: the button says
 * all. (One form for the whole list, named by the buttons, made every move of a row 100 times slower.)
 */
export function MoveButtons({ nameId, name, isFirst, isLast, onMove }: Props) {
  return (
    <form method="post" action={PATHS.saved} className="svp-moves noprint">
      {MOVES.map((move) => (
        <button
          key={move}
          type="submit"
          name={move}
          value={nameId}
          aria-label={fillIn(SAVED_PAGE.moveTo, { name, where: WHERE[move] })}
          // Not disabled: a button that loses the focus at the end of the list would lose the visitor, too.
          aria-disabled={move === "down" ? isLast : isFirst}
          onClick={(event) => {
            event.preventDefault();
            onMove(nameId, move);
          }}
        >
          {WORDS[move]}
        </button>
      ))}
    </form>
  );
}
