import { execFile } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

export type Outcome = { readonly exitCode: unknown; readonly out: string; readonly err: string };

/** Runs a command of tools/ as a process of its own, with these settings only. */
export function runTool(
  tool: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const env = { PATH: process.env["PATH"], ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, "tools", tool), ...args],
      { env, cwd: ROOT },
      (error, out, err) => {
        resolve({ exitCode: error === null ? 0 : error.code, out, err });
      },
    );
  });
}
