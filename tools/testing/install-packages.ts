import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** As every such service sets it: a machine for this run alone, which may be given packages unasked. */
export function isContinuousIntegration(): boolean {
  return process.env["CI"] === "true" || process.env["CI"] === "1";
}

/** Installs packages of Debian or Ubuntu. False on any other system, without the right to, and where it fails. */
export function installPackages(packages: readonly string[]): boolean {
  const asRoot = rootPrefix();
  if (!isDebian() || asRoot === undefined) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    for (const command of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const [program = "", ...given] = [...asRoot, "apt-get", ...command];
      // On standard error, so that standard output holds what was asked for and nothing else.
      execFileSync(program, given, { env, stdio: ["ignore", 2, 2] });
    }
    return true;
  } catch {
    return false;
  }
}

/** What to put before a command to run it as root; undefined when we may not. */
function rootPrefix(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync("sudo", ["-n", "true"], { stdio: "ignore" });
    return ["sudo", "-n"];
  } catch {
    return undefined;
  }
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}
