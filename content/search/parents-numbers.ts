import type { ParentsWords } from "#domain/site-search/read-concepts.ts";

type Row = readonly [said: string, ours: string];

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
  " ",
);
const SCHOOLS = [
  { to: 5, ours: "elementary school" },
  { to: 8, ours: "middle school" },
  { to: 12, ours: "high school" },
] as const;
/** How old children of a school are; of small ones most is no matter of a school. */
const AGES = [
  { from: 6, to: 10, ours: "elementary school" },
  { from: 11, to: 13, ours: "middle school" },
  { from: 14, to: 18, ours: "high school" },
] as const;

/** "9th grade" is read without its "th". The years of high school have headings of their own. */
const GRADES = ORDINALS.flatMap((ordinal, before): readonly Row[] => {
  const grade = before + 1;
  const ours = SCHOOLS.find(({ to }) => grade <= to)?.ours ?? "";
  const grades = [`${ordinal} grade`, `${ordinal} grader`, `${grade} grade`, `${grade} grader`];
  return [...grades, `grade ${grade}`].map((said) => [said, grade > 8 ? `${ours} ${ordinal}` : ours]);
});

const OLD = AGES.flatMap(({ from, to, ours }) =>
  Array.from({ length: to - from + 1 }, (_, more): Row => [`${from + more} year old`, ours]),
);

/** What parents say with a number in it. */
export const PARENTS_NUMBERS: ParentsWords = [...GRADES, ...OLD, ["0 degrees", "layers warm"]];
