import { GAMES_PAGE } from "#content/games/game-words.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { PlainQuestion } from "./plain-question.ts";
import "./plain-round.css";

/** The questions of a game, each with its answer folded away: for reading, where no JavaScript plays it. */
export function PlainRound({ questions }: { readonly questions: readonly PlainQuestion[] }) {
  const isHydrated = useHydrated();
  if (questions.length === 0 || isHydrated) return null;
  return (
    <div className="game-plain">
      <p className="game-lead quiet">{GAMES_PAGE.noScript}</p>
      <ol>
        {questions.map(({ question, choices, answer }) => (
          <li key={question}>
            <details>
              <summary>
                {question}
                {choices.length === 0 ? null : <span className="small quiet">{choices.join(" · ")}</span>}
              </summary>
              <p>{answer}</p>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}
