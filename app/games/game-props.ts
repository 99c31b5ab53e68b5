export type GameProps = {
  /** Whether a round that was left goes on without a question: somebody has just asked for that. */
  readonly resumes: boolean;
};
