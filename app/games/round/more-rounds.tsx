import { LEVELS } from "#domain/games/round/pool-entry.ts";
import type { Round } from "#domain/games/round/round.ts";
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
    <section className="game-more" aria-label="More rounds">
      <div>
        <h3>Endless</h3>
        <p className="small quiet">
          One after another, until you stop.
          {longest === undefined ? null : <span className="num"> Your longest run so far: {longest}.</span>}
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
        <h3>Daily</h3>
        <p className="small quiet">Five for today, the same for everyone.</p>
        <div className="game-levels">
          <button
            type="button"
            className="btn"
            onClick={() => onRound({ mode: "daily", date: localToday() })}
          >
            Today’s round
          </button>
        </div>
      </div>
    </section>
  );
}
