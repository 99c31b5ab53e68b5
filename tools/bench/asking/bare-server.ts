import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";
import type { Answer } from "./ask.ts";
import { commandOn, type On } from "./cores.ts";

export type BareServer = { readonly url: string; readonly pid: number; stop(): void };

/**
 * A bare node:http server, in a process of its own on the same core as ours: it sends the given answers in turn,
 * whatever it is asked for, and does nothing else. That is the most that Node itself can do.
 */
export async function startBare(answers: readonly Answer[], on: On): Promise<BareServer> {
  const child = spawn(...commandOn(on, process.execPath, [join(import.meta.dirname, "bare-program.ts")]), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    serialization: "advanced",
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.send(answers);
  const [port] = z.tuple([z.number()]).parse((await once(child, "message")).slice(0, 1));
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    stop() {
      process.off("exit", endWithUs);
      child.kill();
    },
  };
}
