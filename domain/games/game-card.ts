/** What is said of a game before anything of it is fetched. */
export type GameCard = {
  /** The address of a game (?play=word-scramble), and the key of what browsers keep of it: never renamed. */
  readonly id: string;
  /** On the card. Titles, times and badges are the specification's. */
  readonly title: string;
  /** Where there is room, and where the specification has a longer one. */
  readonly fullTitle?: string;
  readonly description: string;
  readonly time: string;
  readonly badge: string;
  /** Whether it has a round of the day, which is drawn from its pool. */
  readonly hasDaily?: true;
};
