import { parseArgs } from "node:util";
import { readRecords } from "#server/names/read-records.ts";
import { threadTime } from "./search-thread-time.ts";
import { ENGINES, type EngineName, isEngineName } from "./search-engines.ts";

/** Builds one engine in this process and prints: thread time to build, of the first question (ms), bytes held. */
function run(name = ""): void {
  if (!isEngineName(name)) throw new Error("Usage: node --expose-gc tools/bench/search-build.ts <engine>");
  console.log(measure(name).join(" "));
}

function measure(name: EngineName): readonly number[] {
  const records = readRecords(new URL("../../../data/ssa/", import.meta.url));
  const before = heldBytes();
  const start = threadTime();
  const engine = ENGINES[name](records);
  const built = threadTime();
  engine.find("Shivonn");
  const asked = threadTime();
  const bytes = heldBytes() - before + engine.nativeBytes;
  engine.find("Shivonn");
  return [built - start, asked - built, bytes];
}

function heldBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

run(parseArgs({ allowPositionals: true }).positionals[0]);
