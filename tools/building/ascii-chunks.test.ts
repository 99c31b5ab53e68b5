import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { escaped } from "./ascii-chunks.ts";

test.each([
  ["a text", 'globalThis.it = "Zoë’s 👶";', "Zoë’s 👶"],
  ["a template", "globalThis.it = `Siobhán ${1}`;", "Siobhán 1"],
  ["a pattern, also of letters beyond the first plane", "globalThis.it = /^[👶’]+$/u.test('👶’');", true],
  ["a name", "const é = 2; globalThis.it = é;", 2],
])("%s means the same in ASCII", (_what, code, means) => {
  expect(escaped(code)).toMatch(/^[\0-\x7f]*$/);
  for (const program of [code, escaped(code)]) expect(run(program)).toBe(means);
});

test("a program in ASCII stays as it is", () => {
  expect(escaped("const a = '\\u2019\\n';")).toBe("const a = '\\u2019\\n';");
});

function run(program: string): unknown {
  return runInNewContext(`${program} globalThis.it`);
}
