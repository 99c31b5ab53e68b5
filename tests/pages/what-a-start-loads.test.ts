import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Of a package that one function of many imports, the bundler leaves the import where none of them is used: the server that
// listens so once held 8 MB of what draws letters, in another process.
test("no program of the server loads a package that it makes no use of", () => {
  const programs = globSync("build/*.js");
  expect(programs.length).toBeGreaterThan(10);
  for (const program of programs) {
    expect(readFileSync(program, "utf8").match(/^import "[^"]+"/gm), program).toBeNull();
  }
});
