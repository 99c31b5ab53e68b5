/** Longer ones are left out: they are read on a phone, between two questions. */
const MAX_LETTERS = 100;

/** The first sentence of a note, without a following clause after a semicolon; empty when it is too long for a reveal. */
export function firstSentence(note: string): string {
  const sentence = /^.*?[.?](?= [A-Z“]|$)/.exec(note)?.[0] ?? note;
  const short = sentence.includes(";") ? `${sentence.slice(0, sentence.indexOf(";"))}.` : sentence;
  return short.length > MAX_LETTERS ? "" : short;
}
