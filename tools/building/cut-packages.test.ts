import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cutFile } from "./cut-packages.ts";
import { LEFT_OUT_OF_REACT, REACT_CUTS } from "./react-cuts.ts";
import { LEFT_OUT, ROUTER_CUTS } from "./router-cuts.ts";

const { resolve } = createRequire(import.meta.url);
const ROUTER = join(resolve("react-router"), "..", "lib");
const REACT = join(resolve("react-dom"), "..", "cjs");
const FILES = [
  ...Object.keys(ROUTER_CUTS).map((file) => [file, ROUTER] as const),
  ...Object.keys(REACT_CUTS).map((file) => [file, REACT] as const),
];

test.each(FILES)("the installed package has all that is left out of %s", (file, folder) => {
  const code = readFileSync(join(folder, file), "utf8");
  expect(cutFile(code, file).length).toBeLessThan(code.length);
});

const FILE = `function keep() {
	function drop(a, { b }) {
		if (a) {
			return b;
		}
	}
	if (a && b) drop();
	else keep();
	if (!a) keep();
}
Link.displayName = "Link";
`;

test("functions are emptied, conditions decided, names for developers gone; the rest stays", () => {
  const cut = cutFile(FILE, "x.js", { functions: { drop: "return 1;" }, never: ["a && b"], always: ["!a"] });
  expect(cut).toBe(`function keep() {
	function drop(a, { b }) { return 1; }
	if (false) drop();
	else keep();
	if (true) keep();
}

`);
});

test("an error that only marks what is thrown takes no stack at load", () => {
  const cut = cutFile("var Stopped = Error(say(460)),\n  other = Error(say(1));", "x.js", {
    markers: ["Stopped"],
  });
  expect(cut).toBe(
    "var Stopped = Object.assign(Object.create(Error.prototype), { message: say(460) }),\n  other = Error(say(1));",
  );
});

test("no other error is made while React is loaded", () => {
  const file = "react-dom-client.production.js";
  const atLoad = /^(?:var| ) \w+ = Error\(/m;
  const code = readFileSync(join(REACT, file), "utf8");
  expect(code).toMatch(atLoad);
  expect(cutFile(code, file)).not.toMatch(atLoad);
});

test.each([{ functions: { gone: "" } }, { never: ["a || b"] }, { always: ["b"] }, { markers: ["Gone"] }])(
  "what is not there stops the build: %o",
  (cuts) => {
    expect(() => cutFile(FILE, "x.js", cuts)).toThrow("x.js is not as tools/building knows it");
  },
);

test("what is found twice stops it, too", () => {
  expect(() => cutFile(FILE + FILE, "x.js", { never: ["a && b"] })).toThrow("up to date");
});

test.each([
  ["const fetcher = useFetcher();", true],
  ['<Link to="/" prefetch="intent">', true],
  ['<Form method="post">', true],
  ['<Form action="/compare" preventScrollReset>', false],
  ['<form method="post">', false],
  ['<Link to="/names"><b>method</b></Link>', false],
])("a screen with %s is refused: %s", (code, isRefused) => {
  expect(LEFT_OUT.test(code)).toBe(isRefused);
});

const METHODS = `Held.prototype.find = function (
  a
) {
  if (a) {
    return a;
  }
};
function find(
  held,
  a
) {
  return held.find(a);
}
`;

test("methods are emptied, and functions whose parameters stand on several lines", () => {
  const cut = cutFile(METHODS, "x.js", { functions: { "Held.prototype.find": "", find: "" } });
  expect(cut.replaceAll(/\s/g, "")).toBe("Held.prototype.find=function(a){};functionfind(held,a){}");
});

test.each([
  ['import { Fragment, ViewTransition } from "react";', true],
  ['import { preload } from "react-dom";', true],
  ["<Fragment key={id} ref={held}>", true],
  ['import { flushSync } from "react-dom";', false],
  ['import { preload } from "./files.ts";\nimport { use } from "react";', false],
  ['import { createRoot } from "react-dom/client";', true],
  ['import { Activity, use } from "react";', true],
  ['<link rel="stylesheet" precedence="low" href={href} />', true],
  ["<input onSelect={mark} />", true],
  ["<call-card>", true],
  ["<SelectLink onSelect={onSelect}>", false],
  ["<Fragment key={id}>", false],
])("of React, a screen with %s is refused: %s", (code, isRefused) => {
  expect(LEFT_OUT_OF_REACT.test(code)).toBe(isRefused);
});
