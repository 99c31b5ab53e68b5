import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { commandOn, type On } from "./asking/cores.ts";

const run = promisify(execFile);

/** Makes objects and walks through 32 MB, as a server does, for some milliseconds, and prints how often a second it could. */
const PROGRAM = `
const milliseconds = Number(process.argv[1]);
const memory = new Float64Array(4_000_000).fill(1);
const end = performance.now() + milliseconds;
let [rounds, sum] = [0, 0];
for (; performance.now() < end; rounds += 1) {
  const made = [];
  for (let n = 0; n < 20_000; n += 1) made.push({ n, text: "x" + n });
  for (let at = rounds % 16; at < memory.length; at += 16) sum += memory[at] + made.length;
}
console.log((rounds * 1000) / milliseconds, sum === 0);
`;

type Loops = { readonly processes: number; readonly seconds: number; readonly on: On };

/** How often a second processes that share nothing do the same work, all together: what a further core brings on this machine. */
export async function bareLoops({ processes, seconds, on }: Loops): Promise<number> {
  const command = commandOn(on, process.execPath, ["-e", PROGRAM, String(seconds * 1000)]);
  const outputs = await Promise.all(Array.from({ length: processes }, () => run(...command)));
  return outputs.reduce((all, { stdout }) => all + Number.parseFloat(stdout), 0);
}
