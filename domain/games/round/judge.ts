/** How the answers of a game are judged. */
export type Judge<Item> = {
  /** Points for an answer, 0 to most. */
  readonly points: (item: Item, answer: string) => number;
  /** Points that the best answer to one question brings. */
  readonly most: number;
  /** Whether an answer counts as right where only right and wrong are told. */
  readonly isRight: (item: Item, answer: string) => boolean;
  /** Whether an answer that is not the right one is true as well, or nearly, and so half right. */
  readonly isHalf?: (item: Item, answer: string) => boolean;
  /** The right answer, as it is told: "Ireland", "2 months". */
  readonly answer: (item: Item) => string;
};

/** What came of an answer: right, wrong or half right. */
export type Mark = boolean | "half";

export function markOf<Item>(
  { isRight, isHalf }: Pick<Judge<Item>, "isRight" | "isHalf">,
  item: Item,
  given: string,
): Mark {
  return isRight(item, given) || (isHalf?.(item, given) === true ? "half" : false);
}

/** One point for the one right answer; half a point for one that is half right, if there is such a thing. */
export function oneRightAnswer<Item>(
  answer: (item: Item) => string,
  isHalf?: (item: Item, given: string) => boolean,
): Judge<Item> {
  const isRight = (item: Item, given: string) => given === answer(item);
  const points = (item: Item, given: string) => {
    if (isRight(item, given)) return 1;
    return isHalf?.(item, given) === true ? 0.5 : 0;
  };
  return { points, most: 1, isRight, answer, ...(isHalf === undefined ? {} : { isHalf }) };
}
