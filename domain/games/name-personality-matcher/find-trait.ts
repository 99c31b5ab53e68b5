import type { PersonalityItem } from "./item.ts";
import { TRAITS, type Trait } from "./trait.ts";

/** The trait chosen most often; among equals the one that TRAITS lists first. Answers are texts of options. */
export function findTrait(items: readonly PersonalityItem[], answers: readonly string[]): Trait {
  const chosen = items.slice(0, answers.length).map((item, place) => {
    return item.options.find(({ text }) => text === answers[place])?.trait;
  });
  const timesOf = (trait: Trait) => chosen.filter((other) => other === trait).length;
  return TRAITS.reduce((best, trait) => (timesOf(trait) > timesOf(best) ? trait : best));
}
