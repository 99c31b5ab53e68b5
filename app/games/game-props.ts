export type GameProps = {
  /** What becomes of a round that was left: the visitor is asked, or has just said it on the game's card. */
  readonly opening: "asks" | "resumes" | "anew";
};
