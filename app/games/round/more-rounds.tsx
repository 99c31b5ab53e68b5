import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { LEVELS } from "#domain/games/round/pool-entry.ts";
import type { Round } from "#domain/games/round/round.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { localToday } from "#app/device/local-today.ts";
import { newSeed } from "#app/games/chance.ts";
import { useStoredGames } from "#app/games/progress/kept-games.ts";
import "#app/games/result/outcome.css";

type Props = { readonly id: string; readonly onRound: (round: Round) => void };

const LEVEL_WORDS = { 1: "Easy", 2: "Medium", 3: "Hard" } as const;

/** The rounds beyond the default one, for the games that have a pool. */
export function MoreRounds({ id, onRound }: Props) {
  const { longest, seen = [] } = useStoredGames()[id] ?? {};
  return (
    <section className="game-more" aria-label={GAME_SCREEN.moreRounds}>
      <div>
        <h3>{GAME_SCREEN.endless}</h3>
        <p className="small quiet">
          {GAME_SCREEN.endlessText}
          {longest === undefined ? null : (
            <span className="num"> {fillIn(GAME_SCREEN.yourLongest, { run: `${longest}` })}</span>
          )}
        </p>
        <div className="game-levels">
          {LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              className="btn"
              onClick={() => onRound({ mode: "endless", level, seed: newSeed(), seen })}
            >
              {LEVEL_WORDS[level]}
            </button>
          ))}
        </div>
      </div>
      <div>
        <h3>{GAME_SCREEN.daily}</h3>
        <p className="small quiet">{GAME_SCREEN.dailyText}</p>
        <div className="game-levels">
          <button
            type="button"
            className="btn"
            onClick={() => onRound({ mode: "daily", date: localToday() })}
          >
            {GAME_SCREEN.todaysRound}
          </button>
        </div>
      </div>
    </section>
  );
}
