import type { Judge } from "#domain/games/round/judge.ts";

type Told<Item> = {
  readonly judge: Judge<Item>;
  readonly item: Item;
  readonly answer: string;
  /** The question's number, from 1, and how many there are; null in a round without an end. */
  readonly number: number;
  readonly questions: number | null;
};

/** What a screen reader is told of an answer, politely. Right for less than all points is a month that is only near. */
export function spoken<Item>({ judge, item, answer, number, questions }: Told<Item>): string {
  const place = questions === null ? `question ${number}` : `${number} of ${questions}`;
  if (judge.points(item, answer) === judge.most) return `Correct, ${place}`;
  if (judge.isHalf?.(item, answer) === true)
    return `Half a point, the best answer is ${judge.answer(item)}, ${place}`;
  const verdict = judge.isRight(item, answer) ? "Great guess" : "Not this time";
  return `${verdict}, the answer is ${judge.answer(item)}, ${place}`;
}
