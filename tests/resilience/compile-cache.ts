import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What Vitest does once before the slow tests: the processes that they start by the hundred compile each module once. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "namekin-compiled-"));
  process.env["NODE_COMPILE_CACHE"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
