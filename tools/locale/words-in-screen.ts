import { parseSync, Visitor } from "vite";

/** A word that a screen says by itself: the line it begins in, and what it says. */
export type OwnWords = { readonly line: number; readonly said: string };

/** Attributes of elements and of our components that are read or heard. */
const SAID =
  /^(aria-(label|description|roledescription|valuetext)|alt|caption|hint|label|placeholder|summary|title|words|heading|lead|text)$/;
/** An abbreviation of one letter, a figure or a sign is no word. */
const WORD = /\p{L}{2,}/u;

type Range = { readonly start: number; readonly end: number };

/** What a screen (TSX) says in words of its own: text between tags, and attributes that are said, also where one of several is chosen. */
export function wordsInScreen(file: string, code: string): readonly OwnWords[] {
  const { program } = parseSync(file, code);
  const said: OwnWords[] = [];
  const places: Range[] = [];
  const passed: Range[] = [];
  const note = (at: Range, text: string) => {
    if (WORD.test(text))
      said.push({
        line: code.slice(0, at.start).split("\n").length,
        said: text.replaceAll(/\s+/g, " ").trim(),
      });
  };
  const isWithin = (at: Range, ranges: readonly Range[]) =>
    ranges.some(({ start, end }) => start <= at.start && at.end <= end);
  const isSaid = (at: Range) => {
    const place = places.findLast((each) => isWithin(at, [each]));
    return place !== undefined && !passed.some((each) => isWithin(each, [place]) && isWithin(at, [each]));
  };
  const visitor = new Visitor({
    JSXText: (node) => note(node, node.value),
    JSXAttribute(node) {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (node.value === null) return;
      if (SAID.test(name)) places.push(node.value);
      else passed.push(node.value);
    },
    JSXElement: ({ children }) =>
      places.push(...children.filter(({ type }) => type === "JSXExpressionContainer")),
    JSXFragment: ({ children }) =>
      places.push(...children.filter(({ type }) => type === "JSXExpressionContainer")),
    // What is compared, looked up or handed to a function is not said here.
    BinaryExpression: (node) => passed.push(...(node.operator === "+" ? [] : [node])),
    CallExpression: (node) => passed.push(node),
    MemberExpression: (node) => passed.push(node),
    Literal: (node) => {
      if (typeof node.value === "string" && isSaid(node)) note(node, node.value);
    },
    TemplateElement: (node) => {
      if (isSaid(node)) note(node, node.value.raw);
    },
  });
  visitor.visit(program);
  return said;
}
