import { type ChildProcess, spawn } from "node:child_process";
import { styleText } from "node:util";
import { childrenCpuSeconds } from "./children-cpu.ts";
import { createTurns } from "./turns.ts";

/** A command that checks something. */
export type Step = {
  readonly name: string;
  readonly title: string;
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** The names of those that must be done before; those that are not run at all are not waited for. */
  readonly after?: readonly string[];
};

/** How long a step took, and how much of the machine; CPU seconds are known on Linux alone. */
export type Took = { readonly step: Step; readonly seconds: number; readonly cpuSeconds: number | undefined };

/** What was done, in the order in which it ended; what failed, if anything did, is the last. */
export type Outcome = { readonly took: readonly Took[]; readonly failed: Step | undefined };

type Given = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** So many at once. */
  readonly atOnce: number;
  readonly write: (text: string) => void;
};

/**
 * Runs steps side by side, in their order as far as they wait for each other. The first failure ends the others.
 * What a step says stands together.
 */
export async function runSteps(steps: readonly Step[], given: Given): Promise<Outcome> {
  const waiting = [...steps];
  const running = new Map<Step, ChildProcess>();
  const took: Took[] = [];
  const turns = createTurns(given.write);
  let failed: Step | undefined;
  let cpuBefore = childrenCpuSeconds();

  /** Children are counted when they end: what has come since the last one is this one's. */
  const cpuOfLast = () => {
    const cpuNow = childrenCpuSeconds();
    const used = cpuNow === undefined ? undefined : cpuNow - (cpuBefore ?? 0);
    cpuBefore = cpuNow;
    return used;
  };
  const isReady = ({ after = [] }: Step) =>
    running.size < given.atOnce && ![...waiting, ...running.keys()].some(({ name }) => after.includes(name));

  const endAll = () => [...running.values()].forEach(endGroup);
  process.once("exit", endAll);
  await new Promise<void>((resolve) => {
    const startReady = () => {
      for (let step = waiting.find(isReady); step !== undefined; step = waiting.find(isReady)) {
        waiting.splice(waiting.indexOf(step), 1);
        start(step);
      }
      if (running.size === 0) resolve();
    };
    const start = (step: Step) => {
      const [program = "", ...words] = step.command;
      const from = performance.now();
      const voice = turns.open();
      voice.say(heading(step.title));
      const child = spawn(program, words, {
        cwd: given.cwd,
        env: given.env,
        stdio: ["ignore", "pipe", "pipe"],
        // A group of its own, which ends as a whole: servers that a test has started do not outlive it.
        detached: true,
      });
      running.set(step, child);
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => voice.say(text));
      child.once("error", (error) => voice.say(`${error.message}\n`));
      child.once("close", (code) => {
        running.delete(step);
        if (failed === undefined) {
          took.push({ step, seconds: (performance.now() - from) / 1000, cpuSeconds: cpuOfLast() });
          if (code !== 0) {
            failed = step;
            waiting.length = 0;
            endAll();
          }
        }
        voice.end();
        startReady();
      });
    };
    startReady();
  });
  process.off("exit", endAll);
  return { took, failed };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}

function heading(text: string): string {
  return `\n${styleText("bold", `━━ ${text}`)}\n`;
}
