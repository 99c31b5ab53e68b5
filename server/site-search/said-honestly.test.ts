import { expect, test } from "vitest";
import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { askSite } from "#domain/site-search/ask-site.ts";
import { books } from "#tests/fixtures/real-books.ts";

const answerTo = (text: string) => askSite(books, text, CRISIS_LINES);

test("who has a choking child is shown the film on that beside the numbers, and nothing else", () => {
  const { crisis, pages, names, tools } = answerTo("my baby is choking on food");
  expect(crisis[0]?.href).toBe("tel:911");
  expect(pages.map(({ href }) => href)).toEqual(["/videos?video=choking"]);
  expect([names, tools]).toEqual([[], []]);
});

test("who has a child to help at once is not told which words nothing answers to", () => {
  for (const [text, tel] of [
    ["my newborn has a fever", "tel:911"],
    ["toddler swallowed a zorblax battery", "tel:+18002221222"],
  ] as const) {
    const { crisis, notUnderstood } = answerTo(text);
    expect([crisis[0]?.href, notUnderstood], text).toEqual([tel, []]);
  }
});

test("a guide that says one of two words somewhere in it is no answer", () => {
  for (const text of ["strong scottish", "make it louder", "dark and stormy"])
    expect(
      answerTo(text).pages.filter(({ kind }) => kind !== "list"),
      text,
    ).toEqual([]);
});

test("whose name is to be another by law is shown no names", () => {
  for (const text of ["change my babys name legally", "how to change my sons last name"]) {
    const { names, pages, tools, places, understood } = answerTo(text);
    expect([names, pages, tools, places, understood], text).toEqual([[], [], [], [], []]);
  }
  expect(answerTo("i changed my name what are some masculine names").names).not.toEqual([]);
});

test("a word of a text that is a name as well is no answer beside the page that answers all of it", () => {
  const { names, pages } = answerTo("first aid kit for baby");
  expect(names).toEqual([]);
  expect(pages[0]?.href).toBe("/baby-safety#safety-equipment-checklist");
});

test("who looks for help near a place is shown no guide that has a word of it by the way", () => {
  expect(answerTo("pediatrician columbus ohio").pages).toEqual([]);
});

test("what is written in Spanish is read, and none of its words is said to be not understood", () => {
  const { places, notUnderstood } = answerTo("ayuda con pañales en Texas");
  expect(places[0]?.href).toContain("state=Texas");
  expect(notUnderstood).toEqual([]);
});

test("of law and money that no page tells of, a state leads to no help near there", () => {
  const { pages, places, names } = answerTo("how long is maternity leave in new york");
  expect([pages, places, names]).toEqual([[], [], []]);
});

test("the number that fits what was said is the first to call, and none is left out", () => {
  for (const [text, tel] of [
    ["my husband chokes me", "tel:+18007997233"],
    ["toddler ate a detergent pod", "tel:+18002221222"],
    ["i want to kill myself", "tel:988"],
    ["postpartum depression hotline number", "tel:+18338526262"],
    ["we lost our baby at 20 weeks", "tel:+18009444773"],
    ["she is not breathing", "tel:911"],
  ] as const) {
    const dialed = answerTo(text).crisis.map(({ href }) => href);
    const others = CRISIS_LINES.map((line) => line.tel).filter((each) => each !== tel);
    expect(dialed, text).toEqual([tel, ...others]);
  }
});

test("where nobody in a state gives a kind of help, those that serve every state come first, and it is said", () => {
  const { places, understood } = answerTo("lactation help Ohio");
  expect(places.map(({ href }) => href)[1]).toBe("/parent-directory#listing-4");
  expect(understood[0]?.rule).toBe(
    "None of this kind is listed for Ohio. First come those that serve every state, then other help there",
  );
  expect(answerTo("diaper bank near 60614").understood[0]?.rule).toContain("None of this kind is listed");
  expect(answerTo("breastfeeding help kansas").understood[0]?.rule).toBe(
    "Organizations that give this kind of help",
  );
});

test("ages, and words beside what is asked, carry no guide", () => {
  const titlesOf = (text: string) => answerTo(text).pages.map(({ title }) => title);
  expect(titlesOf("9 months not crawling yet")).toEqual(["What most children can do at each age"]);
  expect(titlesOf("two month vaccines side effects")).toEqual([]);
  for (const text of ["how to change a tire", "do my tax return", "swim lessons"])
    expect(titlesOf(text), text).toEqual([]);
});

test("a thing of two words is no name that one of them is, nor is help with twins a theme of names", () => {
  for (const text of ["junior year", "having twins what help is there", "does this name go with ours"])
    expect(answerTo(text).names, text).toEqual([]);
  expect(answerTo("Junior").names[0]?.id).toBe("junior");
});

test("beside what answers, no word is said to have found nothing", () => {
  for (const text of ["teething gel safe?", "when can I start giving purees", "carseet instalation check"])
    expect(answerTo(text).notUnderstood, text).toEqual([]);
});

test("the name of kin that is not told leads to what its year had", () => {
  for (const [text, href] of [
    ["how common was my moms name in 1961", "/names/lists/top-100-girls/1961"],
    ["was my grandpas name popular in the 1930s", "/names/lists/top-100-boys/1930s"],
  ] as const)
    expect(
      answerTo(text).pages.map((page) => page.href),
      text,
    ).toContain(href);
});

test("what parents look for and the site has nothing about is said, beside whom to ask", () => {
  for (const [text, asked] of [
    ["due date calculator", ["/parent-directory#listing-6"]],
    ["iui success rates", ["/parent-directory#listing-6"]],
    ["pregnancy symptoms", ["/parent-directory#listing-6"]],
    ["is chip health coverage free", ["/parent-directory#listing-7"]],
    ["baby cost calculator", []],
    ["amazon registry discount", []],
    ["uppababy vs nuna stroller", []],
    ["maternity photos", []],
    ["adoption agencies", []],
    ["chinese gender predictor", []],
    ["co parenting plan", []],
    ["how to fix my dishwasher", []],
    ["washer won't drain", []],
    ["how to boil eggs", []],
    ["who won the game last night", []],
    ["why is my wifi slow", []],
  ] as const) {
    const { notOurs, places, pages, tools, names } = answerTo(text);
    expect([notOurs, places.map(({ href }) => href), pages, tools, names], text).toEqual([
      true,
      asked,
      [],
      [],
      [],
    ]);
  }
  // Nor is it said to who grieves, or beside what answers.
  for (const text of ["we had a miscarriage", "sleep tracker", "fafsa after divorce", "asdfgh qwertz"])
    expect(answerTo(text).notOurs, text).toBe(false);
});

test("a matter of the house is none where our guides tell of it", () => {
  for (const text of ["install window guards", "wash car seat cover", "how do i install this on my phone"])
    expect([answerTo(text).notOurs, answerTo(text).pages.length > 0], text).toEqual([false, true]);
});
