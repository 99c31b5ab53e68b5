import { execFile } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** What a process needs of the environment to start, and to start soon. */
export const ONLY_TO_START = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
} as const;

export type Outcome = { readonly exitCode: unknown; readonly out: string; readonly err: string };

/** Runs a command of tools/ as a process of its own, with these settings only. */
export function runTool(
  tool: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return runProgram([join(ROOT, "tools", tool), ...args], settings);
}

/** Runs Node with these arguments, and these settings only. */
export function runProgram(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const env = { ...ONLY_TO_START, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, cwd: ROOT }, (error, out, err) => {
      resolve({ exitCode: error === null ? 0 : error.code, out, err });
    });
  });
}
