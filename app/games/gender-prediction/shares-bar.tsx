import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import "./shares.css";

type Props = {
  /** Percent. */
  readonly girls: number;
  readonly name: string;
};

/** Girls and boys of a name, as two parts of one bar that grows to its place. */
export function SharesBar({ girls, name }: Props) {
  const boys = Math.round((100 - girls) * 10) / 10;
  return (
    <figure className="game-shares">
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        role="img"
        aria-label={fillIn(GAME_SCREEN.shares, { girls: `${girls}`, name, boys: `${boys}` })}
      >
        <rect className="game-boys" x={girls} y="0" width={100 - girls} height="12" />
        <rect className="game-girls" x="0" y="0" width={girls} height="12" />
      </svg>
      <figcaption className="small num">
        <span className="g-girl">
          {GAME_SCREEN.girls} {girls}%
        </span>
        <span className="g-boy">
          {GAME_SCREEN.boys} {boys}%
        </span>
      </figcaption>
    </figure>
  );
}
