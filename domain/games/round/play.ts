/** How a game goes from question to question. */
export type Flow = {
  /** Whether the player starts by a button. */
  readonly intro: boolean;
  /** Whether each answer is judged before the next question. */
  readonly reveals: boolean;
  /** Where Play Again leads: to the intro, or straight to the first question. */
  readonly again: "intro" | "asking";
  /** How many questions a round has. */
  readonly questions: number;
};

/** Where a player stands. Everything else (which question, the score, the message) is computed from it. */
export type Play =
  | { readonly stage: "intro" }
  | {
      readonly stage: "asking";
      readonly answers: readonly string[];
      /** What is chosen or typed and not yet submitted; empty at first. */
      readonly choice: string;
    }
  | { readonly stage: "revealed"; readonly answers: readonly string[] }
  | { readonly stage: "finished"; readonly answers: readonly string[] };

export type Move =
  | { readonly kind: "start" }
  | { readonly kind: "choose"; readonly choice: string }
  /** Gives the chosen answer; nothing while none is chosen. */
  | { readonly kind: "submit" }
  | { readonly kind: "next" }
  /** Ends a round that has no last question. */
  | { readonly kind: "stop" }
  | { readonly kind: "again" };

const FIRST_QUESTION: Play = { stage: "asking", answers: [], choice: "" };

export function firstPlay({ intro }: Flow): Play {
  return intro ? { stage: "intro" } : FIRST_QUESTION;
}

/** The next state; the same one where a move makes no sense. */
export function movePlay(flow: Flow, play: Play, move: Move): Play {
  switch (move.kind) {
    case "start":
      return play.stage === "intro" ? FIRST_QUESTION : play;
    case "choose":
      return play.stage === "asking" ? { ...play, choice: move.choice } : play;
    case "submit":
      return play.stage === "asking" ? (submit(flow, play.answers, play.choice) ?? play) : play;
    case "next":
      return play.stage === "revealed" ? askNext(flow, play.answers) : play;
    case "stop":
      return stop(play);
    case "again":
      if (play.stage !== "finished") return play;
      return flow.again === "intro" ? { stage: "intro" } : FIRST_QUESTION;
  }
}

/** Answers without blanks around them; undefined where nothing is chosen. */
function submit(flow: Flow, before: readonly string[], choice: string): Play | undefined {
  const answer = choice.trim();
  if (answer === "") return undefined;
  const answers = [...before, answer];
  return flow.reveals ? { stage: "revealed", answers } : askNext(flow, answers);
}

function askNext({ questions }: Flow, answers: readonly string[]): Play {
  return answers.length < questions
    ? { stage: "asking", answers, choice: "" }
    : { stage: "finished", answers };
}

/** What was answered counts; what was only chosen does not. */
function stop(play: Play): Play {
  if (play.stage !== "asking" && play.stage !== "revealed") return play;
  return play.answers.length === 0 ? play : { stage: "finished", answers: play.answers };
}

/** The answers so far. */
export function answersOf(play: Play): readonly string[] {
  return play.stage === "intro" ? [] : play.answers;
}

/** Place of the question that is asked or revealed, from 0; of the last one when all is done. */
export function placeOf(play: Play): number {
  if (play.stage === "intro") return 0;
  return play.stage === "asking" ? play.answers.length : Math.max(0, play.answers.length - 1);
}
