import type { Judge } from "#domain/games/judge.ts";

type Told<Item> = {
  readonly judge: Judge<Item>;
  readonly item: Item;
  readonly answer: string;
  /** The question's number, from 1, and how many there are; null in a round without an end. */
  readonly number: number;
  readonly questions: number | null;
};

/** What a screen reader is told of an answer, politely. */
export function spoken<Item>({ judge, item, answer, number, questions }: Told<Item>): string {
  const place = questions === null ? `question ${number}` : `${number} of ${questions}`;
  return judge.isRight(item, answer)
    ? `Correct, ${place}`
    : `Not this time, the answer is ${judge.answer(item)}, ${place}`;
}
