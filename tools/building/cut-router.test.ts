import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cutFile } from "./cut-router.ts";
import { LEFT_OUT, ROUTER_CUTS } from "./router-cuts.ts";

const LIB = join(createRequire(import.meta.url).resolve("react-router"), "..", "lib");

test.each(Object.keys(ROUTER_CUTS))("the installed router has all that is left out of %s", (file) => {
  const code = readFileSync(join(LIB, file), "utf8");
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

test.each([{ functions: { gone: "" } }, { never: ["a || b"] }, { always: ["b"] }])(
  "what is not there stops the build: %o",
  (cuts) => {
    expect(() => cutFile(FILE, "x.js", cuts)).toThrow(
      "react-router's x.js is not as router-cuts.ts knows it",
    );
  },
);

test("what is found twice stops it, too", () => {
  expect(() => cutFile(FILE + FILE, "x.js", { never: ["a && b"] })).toThrow("bring that up to date");
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
