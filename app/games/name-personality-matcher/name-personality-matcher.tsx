import {
  PERSONALITY_ITEMS,
  PERSONALITY_NOTE,
  PERSONALITY_RESULTS,
} from "#content/games/name-personality-matcher.ts";
import { findTrait } from "#domain/games/find-trait.ts";
import type { PersonalityItem } from "#domain/games/item.ts";
import type { GameProps } from "#app/games/game-props.ts";
import type { GameView } from "#app/games/game-view.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import { GamePlay } from "#app/games/round/game-play.tsx";
import "#app/games/result/outcome.css";

const VIEW: GameView<PersonalityItem> = {
  id: "name-personality-matcher",
  flow: { intro: false, reveals: false, again: "asking" },
  items: PERSONALITY_ITEMS,
  judge: null,
  asks: ({ question }) => question,
  answerBy: { kind: "choice", options: ({ options }) => options.map(({ text }) => text) },
  words: { again: "Try Again" },
  Outcome,
  note: PERSONALITY_NOTE,
};

export function Game(props: GameProps) {
  return <GamePlay {...props} view={VIEW} />;
}

/** The name that fits the trait. */
function Outcome({
  items,
  answers,
}: {
  readonly items: readonly PersonalityItem[];
  readonly answers: readonly string[];
}) {
  const { label, name, meaning, description } = PERSONALITY_RESULTS[findTrait(items, answers)];
  return (
    <div className="game-match">
      <p className="small quiet">{label}</p>
      <p className="game-about">
        <span>{name}</span>
      </p>
      <p className="gloss game-gloss">“{meaning}”</p>
      <p className="game-why">{description}</p>
      <NameLink name={name} />
    </div>
  );
}
