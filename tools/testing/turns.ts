/** What one of several speakers says. */
type Voice = { readonly say: (text: string) => void; readonly end: () => void };

/**
 * Lets several speak at once without a word between another's: the eldest is heard as it speaks, the others are noted down
 * and heard when those before them have ended.
 */
export function createTurns(write: (text: string) => void) {
  type Turn = { noted: string; hasEnded: boolean };
  const turns: Turn[] = [];
  const pass = () => {
    while (turns[0]?.hasEnded === true) {
      turns.shift();
      if (turns[0] !== undefined) write(turns[0].noted);
    }
  };
  return {
    open(): Voice {
      const turn: Turn = { noted: "", hasEnded: false };
      turns.push(turn);
      return {
        say(text) {
          if (turns[0] === turn) write(text);
          else turn.noted += text;
        },
        end() {
          turn.hasEnded = true;
          pass();
        },
      };
    },
  };
}
