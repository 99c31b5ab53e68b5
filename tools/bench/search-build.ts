import { parseArgs } from "node:util";
import { readRecords } from "#server/names/read-records.ts";
import { ENGINES, type EngineName, isEngineName } from "./search-engines.ts";

/** Builds one engine in this process and prints: milliseconds to build, milliseconds of the first question, bytes held. */
function run(name = ""): void {
  if (!isEngineName(name)) throw new Error("Usage: node --expose-gc tools/bench/search-build.ts <engine>");
  console.log(measure(name).join(" "));
}

function measure(name: EngineName): readonly number[] {
  const records = readRecords("data/ssa");
  const before = heldBytes();
  const start = performance.now();
  const engine = ENGINES[name](records);
  const built = performance.now();
  engine.find("Shivonn");
  const asked = performance.now();
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
