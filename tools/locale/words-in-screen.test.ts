import { expect, test } from "vitest";
import { wordsInScreen } from "./words-in-screen.ts";

const saidIn = (jsx: string) => wordsInScreen("screen.tsx", `const screen = ${jsx};`).map(({ said }) => said);

test("text between tags is found, figures and signs are not", () => {
  expect(saidIn("<p>Skip to\n content</p>")).toEqual(["Skip to content"]);
  expect(saidIn("<p>{count} · 12 × A</p>")).toEqual([]);
});

test("what is heard is found, what is only known to programs is not", () => {
  expect(saidIn('<a href="/names" className="btn" aria-label="Search" />')).toEqual(["Search"]);
  expect(saidIn('<TryAgain words="It failed." row="game-next" />')).toEqual(["It failed."]);
});

test("one of several sentences is found, also with a figure in it", () => {
  expect(saidIn('<p>{isOpen ? "Show less" : WORDS.more}</p>')).toEqual(["Show less"]);
  expect(saidIn("<p title={`Move ${name}`}>{isLast && `${left} left`}</p>")).toEqual(["Move", "left"]);
});

test("what is compared, looked up or handed on is no word of the screen", () => {
  expect(
    saidIn('<p className={isOpen ? "fold open" : "fold"}>{kind === "list" ? words : href("/names")}</p>'),
  ).toEqual([]);
  expect(
    saidIn('<p>{names.map((name) => <b key={name}>{fillIn(WORDS.one, { of: "girls" })}</b>)}</p>'),
  ).toEqual([]);
  expect(saidIn("<p>{names.map((name) => <b key={name}>Hear {name}</b>)}</p>")).toEqual(["Hear"]);
});
