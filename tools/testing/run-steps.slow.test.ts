import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runSteps, type Step } from "./run-steps.ts";

const says = (name: string, script: string, more: Partial<Step> = {}): Step => ({
  name,
  title: name,
  command: [process.execPath, "-e", script],
  ...more,
});
const WORDS = `setTimeout(() => console.log("one"), 20); setTimeout(() => console.log("two"), 120)`;

async function run(steps: readonly Step[], atOnce = 2) {
  let text = "";
  const write = (more: string) => (text += more);
  const outcome = await runSteps(steps, { cwd: ".", env: process.env, atOnce, write });
  const order = outcome.took.map(({ step }) => step.name);
  return { ...outcome, order, lines: text.split("\n").filter((line) => !["", ...order].includes(line)) };
}

test("steps that wait for nothing run side by side, and none speaks between another's words", async () => {
  const { failed, lines, order } = await run([
    says("a", WORDS),
    says("b", WORDS.replace("one", "three").replace("two", "four")),
    says("c", `console.log("five")`, { after: ["a", "b"] }),
  ]);
  expect(failed).toBeUndefined();
  expect(order.at(-1)).toBe("c");
  expect(lines.filter((line) => !line.includes("━━"))).toEqual(["one", "two", "three", "four", "five"]);
});

test("a step waits for those that it names and that are run, whatever its place", async () => {
  const { order } = await run([
    says("last", "", { after: ["long"] }),
    says("long", "setTimeout(() => {}, 300)", { after: ["no such step"] }),
    says("beside", ""),
  ]);
  expect(order.toSorted()).toEqual(["beside", "last", "long"]);
  expect(order.at(-1)).toBe("last");
});

test("the first failure ends what runs beside it and what would follow, with its words last", async () => {
  const { failed, order, lines } = await run([
    says("slow", `console.log("slow"); setTimeout(() => {}, 60_000)`),
    says("bad", `setTimeout(() => { console.error("why"); process.exit(3) }, 200)`),
    says("never", ""),
  ]);
  expect(failed?.name).toBe("bad");
  expect(order).toEqual(["bad"]);
  expect(lines.at(-1)).toBe("why");
});

test("what a step has started ends with it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "namekin-steps-"));
  const sign = JSON.stringify(join(folder, "started"));
  // It holds the step's output open: the step is over when this has ended, too.
  const starts = `
    require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"], { stdio: "inherit" });
    require("node:fs").writeFileSync(${sign}, "");
    setTimeout(() => {}, 60_000);`;
  const waits = `setInterval(() => require("node:fs").existsSync(${sign}) && process.exit(1), 20);`;
  const from = performance.now();
  const { failed } = await run([says("starts", starts), says("bad", waits)]);
  rmSync(folder, { recursive: true });
  expect(failed?.name).toBe("bad");
  expect(performance.now() - from).toBeLessThan(60_000);
});

test("what is no program has failed", async () => {
  const { failed, lines } = await run([{ name: "a", title: "a", command: ["/no/such/program"] }]);
  expect(failed?.name).toBe("a");
  expect(lines.at(-1)).toContain("ENOENT");
});
