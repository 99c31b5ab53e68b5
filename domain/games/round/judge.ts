/** How the answers of a game are judged. */
export type Judge<Item> = {
  /** Points for an answer, 0 to most. */
  readonly points: (item: Item, answer: string) => number;
  /** Points that the best answer to one question brings. */
  readonly most: number;
  /** Whether an answer counts as right where only right and wrong are told. */
  readonly isRight: (item: Item, answer: string) => boolean;
  /** The right answer, as it is told: "Ireland", "2 months". */
  readonly answer: (item: Item) => string;
};

/** One point for the one right answer. */
export function oneRightAnswer<Item>(answer: (item: Item) => string): Judge<Item> {
  const isRight = (item: Item, given: string) => given === answer(item);
  return { points: (item, given) => (isRight(item, given) ? 1 : 0), most: 1, isRight, answer };
}
