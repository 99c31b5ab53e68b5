import { besideLoss, type Loss } from "#domain/care/read-loss.ts";
import type { NamesAnswer } from "#domain/names/search/names-answer.ts";
import { askedAnew } from "./answer-by-names.ts";

/** The names that somebody asks for who has lost a child, and beside them whom to turn to. */
export function afterLoss(
  { otherwise, help }: Loss,
  typed: string,
  answer: (text: string) => NamesAnswer,
): NamesAnswer {
  const found = answer(typed);
  const isMisread = found.understood.some(
    ({ kind, label }) => kind === "meaning" && besideLoss(label.split(" ").slice(1)).length === 0,
  );
  const told =
    found.names.length > 0 && !isMisread
      ? found
      : askedAnew(typed, { names: [], notUnderstood: [] }, answer(otherwise));
  return { ...told, notUnderstood: besideLoss(told.notUnderstood), tool: help };
}
