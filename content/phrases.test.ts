import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Sounded translated, or were riddles. Each was on a page once. */
const PHRASES = [
  "nothing to listen to",
  "there is no total",
  "would be all disguise",
  "take over your",
  "it is told to your partner",
  "that was this round",
  "leaves it never",
  "while a button here has the focus",
  "nothing tells which is which",
  "judge names apart",
  "is on its way",
  "are on their way",
  "all of it is forgotten",
  "meanings weighed",
  "counted are",
  "that we have read up on",
  "or commoner",
  "the answer to a rule",
  "the answer to a stated rule",
  "old names that wake",
  "neither far ahead",
  "past its high",
  "beats, stress on",
  "unverified",
  "order, annotate",
  "the letter we have sent",
  "it may be the longer one",
  "danger to life",
  "stands in your way",
  "asked often",
  "in a strong source",
  "take this list along",
  "tired parent’s minutes",
  "whose curves are their own",
  "how many diapers came of it",
  "to whom was this name given",
  "what calls you",
  "draw a dozen",
  "two judge",
  "whom to call",
  "if you mind",
  "reading leaves nothing with us",
  "fits all you asked for",
  "pass it on",
  "pass them on",
  "one letter a month",
  "what it listens for",
  "bring in names you wrote down",
  "small figures are percentiles",
  "something wrong with",
  "which way it lies",
  "kept on this device",
  "could not be kept",
  "bring in a file",
  "a coarse word in",
  "put it away",
  "leave all the same",
  "ask again from the start",
  "the order of you both",
  "that is an answer, too",
  "by courtesy as with",
  "in step, with",
  "make such a list",
  "people who sell nothing",
  "each told in words",
  "would only look like knowledge",
  "is no matter of debate",
  "says something else than",
  "for which we opened",
  "is no medical advice",
  "replaces no exam",
  "is no trend",
  "which way round",
  "other way round",
  "what is outside the us",
  "to call across a yard",
  "hit song of 1947 bore it",
  "it was the name of 1 in",
  "carried it to its height",
  "nearly unheard",
  "as soon as there is a connection",
  "did not answer as it should",
  "on no list",
  "is on no record",
  "none of the choices",
  "kindred meaning",
  "names that begin so",
  "were begun from",
  "our records hold",
  "were well shaken",
  "the same for everybody",
  "tomorrow there is another",
  "a round that was left",
  "the network once",
  "look for no film",
  "learned it otherwise",
  "the site informs",
  "nobody signs in",
  "nobody can buy",
  "no more letters",
  "naps together",
  "who says so",
];

/** Files whose sentences reach a page or a letter. */
const FOLDERS = ["app", "content", "domain", "server"];

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /\.(ts|tsx|md)$/.test(path) && !/\.test\.tsx?$|README\.md$/.test(path));
}

/** Without comments: what is said of the code is not said to visitors. */
function said(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/^\s*\/\/.*$/gm, " ")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

test.each(FOLDERS)("no sentence of %s/ is one of those that were replaced", (folder) => {
  const files = sourcesUnder(folder);
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((path) => {
    const text = said(readFileSync(path, "utf8"));
    return PHRASES.filter((phrase) => text.includes(phrase)).map((phrase) => `${path}: ${phrase}`);
  });
  expect(found).toEqual([]);
});
