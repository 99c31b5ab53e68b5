import { Link } from "react-router";
import {
  PERSONALITY_ITEMS,
  PERSONALITY_NOTE,
  PERSONALITY_RESULTS,
} from "#content/games/name-personality-matcher.ts";
import { NAMES_LIKE } from "#content/games/names-like-yours.ts";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { findTrait } from "#domain/games/name-personality-matcher/find-trait.ts";
import type { PersonalityItem } from "#domain/games/name-personality-matcher/item.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { gameView } from "#app/games/game-view.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import "#app/games/result/outcome.css";

export const VIEW = gameView<PersonalityItem>({
  flow: { intro: false, reveals: false, again: "asking" },
  items: PERSONALITY_ITEMS,
  judge: null,
  asks: ({ question }) => question,
  answerBy: { kind: "choice", options: ({ options }) => options.map(({ text }) => text) },
  words: { again: "Try Again" },
  Outcome,
  note: PERSONALITY_NOTE,
  plain: ({ question, options }) => ({
    question,
    choices: options.map(({ text }) => text),
    answer: options
      .map(
        ({ text, trait }) =>
          `${text}: ${PERSONALITY_RESULTS[trait].name}, “${PERSONALITY_RESULTS[trait].meaning}”.`,
      )
      .join(" "),
  }),
});

/** The name that fits the trait. */
function Outcome({
  items,
  answers,
}: {
  readonly items: readonly PersonalityItem[];
  readonly answers: readonly string[];
}) {
  const trait = findTrait(items, answers);
  const { label, name, meaning, description } = PERSONALITY_RESULTS[trait];
  return (
    <div className="game-match">
      <p className="small quiet">{label}</p>
      <p className="game-about">
        <span>{name}</span>
      </p>
      <p className="gloss game-gloss">“{meaning}”</p>
      <p className="game-why">{description}</p>
      <NameLink name={name} />
      <h3>{fillIn(GAME_SCREEN.twelveLike, { name })}</h3>
      <ul className="game-like">
        {NAMES_LIKE[trait].map(([other, means]) => (
          <li key={other}>
            <Link to={`/names/${foldName(other)}`}>{other}</Link>
            <span className="small quiet">{means}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
