import { expect, test } from "vitest";
import { withParts } from "./report.ts";

const REPORT = "# Benchmarks\n\nMade yesterday.\n\n## Search\n\nold\n\n| a |\n\n## Start\n\nold\n";

test("what was measured anew takes the place of what stood there, and the rest stays", () => {
  expect(withParts(REPORT, [{ title: "Search", text: "new" }])).toBe(
    "# Benchmarks\n\nMade yesterday.\n\n## Search\n\nnew\n\n## Start\n\nold\n",
  );
});

test("what was never measured before comes last", () => {
  expect(withParts(REPORT, [{ title: "Pages", text: "new" }])).toBe(`${REPORT}\n## Pages\n\nnew\n`);
});

test("a report begins with its head", () => {
  expect(withParts("# Benchmarks", [{ title: "Pages", text: "new" }])).toBe(
    "# Benchmarks\n\n## Pages\n\nnew\n",
  );
});
