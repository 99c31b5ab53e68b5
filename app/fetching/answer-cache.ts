/** Answers that hold for a whole visit, by the key they were asked by. In the browser only: on the server it would be everybody's. */
export type AnswerCache<Answer> = {
  /** The answer, if it is here. */
  peek(key: string): Answer | undefined;
  keep(key: string, answer: Answer): Answer;
  /** Whether the answer is here, or on its way. */
  has(key: string): boolean;
  /**
   * The answer that is here, or is asked for now: one request for all who wait, which nobody may give up. (What a navigation
   * asks for ends with it: that is peeked at and kept.) A failure is not kept: whoever wants it next asks anew.
   */
  load(key: string, ask: () => Promise<Answer>): Promise<Answer>;
};

/** Answers beyond so many: the one that was wanted least lately is given up. */
const MOST = 50;

export function createAnswerCache<Answer>(most = MOST): AnswerCache<Answer> {
  const answers = new Map<string, { readonly answer: Answer }>();
  const coming = new Map<string, Promise<Answer>>();

  const peek = (key: string) => {
    const here = answers.get(key);
    if (here === undefined) return undefined;
    answers.delete(key);
    answers.set(key, here);
    return here.answer;
  };
  const keep = (key: string, answer: Answer) => {
    answers.delete(key);
    answers.set(key, { answer });
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
  const fetchOne = async (key: string, ask: () => Promise<Answer>) => {
    try {
      return keep(key, await ask());
    } finally {
      coming.delete(key);
    }
  };
  return {
    peek,
    keep,
    has: (key) => answers.has(key) || coming.has(key),
    load(key, ask) {
      const here = peek(key);
      if (here !== undefined) return Promise.resolve(here);
      const known = coming.get(key);
      if (known !== undefined) return known;
      const asked = fetchOne(key, ask);
      coming.set(key, asked);
      return asked;
    },
  };
}
