export type GameProps = {
  /** What becomes of a round that was left: the visitor is asked, or has just said it on the game's card. Or the round of the day. */
  readonly opening: "asks" | "resumes" | "anew" | "daily";
};
