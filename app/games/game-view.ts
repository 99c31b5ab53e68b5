import type { ComponentType, ReactNode } from "react";
import type { Messages } from "#content/games/game-words.ts";
import type { Judge } from "#domain/games/round/judge.ts";
import type { Flow } from "#domain/games/round/play.ts";
import type { DrawnPool } from "#app/games/pool/draw-from-pool.ts";
import type { PlainQuestion } from "#app/games/plain/plain-question.ts";

/** What a question shows once it is answered. */
export type RevealProps<Item> = {
  readonly item: Item;
  readonly answer: string;
  readonly isRight: boolean;
};

/** One game: its items and rules, and the parts that look different from game to game. The shell does the rest. */
export type GameView<Item> = {
  readonly flow: Omit<Flow, "questions">;
  /** The default round. */
  readonly items: readonly Item[];
  /** How answers are judged in the default round; null where none is right or wrong. */
  readonly judge: Judge<Item> | null;
  /** The same in endless and daily rounds, where that differs. */
  readonly openJudge?: Judge<Item>;
  /** Said before the first question, beside the Start button. */
  readonly intro?: string;
  /** The line above what is asked about: "Where does this name come from?" */
  readonly asks: (item: Item) => string;
  /** What is asked about, large: a name, letters, a milestone. Left out where the line above says it all. */
  readonly about?: (item: Item) => string;
  readonly hint?: (item: Item) => string;
  /** Said after the hint, one by one, when somebody asks for more. */
  readonly moreHints?: (item: Item) => readonly string[];
  /** The name that is asked about: it leads to its own page where the answers are listed. */
  readonly nameOf?: (item: Item) => string;
  /** Drawn instead of the plain words of what is asked about. */
  readonly About?: ComponentType<{ readonly item: Item; readonly revealed: boolean }>;
  readonly answerBy: Choice<Item> | Typing;
  readonly words: {
    /** Left out where the next question follows at once. */
    readonly submit?: string;
    /** Both left out where a choice is an answer at once. */
    readonly next?: string;
    readonly finish?: string;
    readonly again: string;
    /** The verdict on a right answer, when "Correct." is not enough. */
    readonly right?: string;
  };
  readonly messages?: Messages;
  /** What is said and drawn at the reveal, below the verdict. */
  readonly Reveal?: ComponentType<RevealProps<Item>>;
  /** Shown with the result, or instead of a score where there is none. */
  readonly Outcome?: ComponentType<{ readonly items: readonly Item[]; readonly answers: readonly string[] }>;
  /** What endless and daily rounds are drawn from, for games that have them. */
  readonly pool?: DrawnPool<Item>;
  /** An item to be read, with its answer, where no JavaScript plays it. */
  readonly plain: (item: Item) => PlainQuestion;
  /** A word of caution that stays on the screen. */
  readonly note?: ReactNode;
};

/** An answer is one of a few. */
type Choice<Item> = { readonly kind: "choice"; readonly options: (item: Item) => readonly string[] };

/** An answer is typed. */
type Typing = { readonly kind: "letters" | "months"; readonly label: string };

/** The view of any game, whatever its items are: it is handed to whoever works with all of them alike. */
export type AnyView = <Result>(use: <Item>(view: GameView<Item>) => Result) => Result;

/** Puts away what the items of a game are, so that games of different items stand in one list. */
export function gameView<Item>(view: GameView<Item>): AnyView {
  return (use) => use(view);
}
