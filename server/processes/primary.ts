import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { closeInHand } from "./close-in-hand.ts";
import { readFromServer, type StopSignal, type ToServer } from "./messages.ts";
import { createRelay } from "./relay.ts";

/** Before a server that has ended is started again: twice as long each time, until one has lived for a while. */
const PAUSE_MS = { first: 100, longest: 10_000 } as const;
const LONG_LIFE_MS = 30_000;
/** What a server may take for its end, beside the grace (http/stop.ts). */
const END_MS = 12_000;

type Given = {
  readonly count: number;
  /** Whether SIGHUP means the operator's words; else it ends the process, as a terminal that is closed means it. */
  readonly passesReload: boolean;
  readonly graceMs: number;
  readonly say: (line: string) => void;
  readonly complain: (sentence: string) => void;
  readonly log: Logger;
  /** Ends this process. */
  readonly end: (code: number) => void;
};

type Server = { readonly send: (message: ToServer) => void; readonly kill: () => void };

/**
 * Runs so many servers on one port, each a process, and starts another where one has ended. What keeps the first from
 * starting ends them all, with one sentence and code 1. Once one was up, what keeps another from starting is logged and tried
 * again, for it may pass: while none listens the port is free, and somebody else may have it for a moment. A signal is passed
 * on; when all have ended, so does this process. Connections are handed to the servers in turn: all get the same number.
 */
export function runPrimary({ count, passesReload, graceMs, say, complain, log, end }: Given): void {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const relay = createRelay();
  const salt = randomBytes(16).toString("base64url");
  const running = new Map<number, Server>();
  const up = new Set<number>();
  /** Those that were up at some time. */
  const known = new Set<number>();
  let isStopping = false;
  let code = 0;
  /** Where the first of them listens: with PORT=0 the others would find another port once all have ended. */
  let port: number | undefined;

  const endWhenAlone = () => {
    if (isStopping && running.size === 0) end(code);
  };
  const stop = (signal: StopSignal) => {
    isStopping = true;
    for (const { send } of running.values()) send({ kind: "stop", signal });
    setTimeout(() => running.forEach(({ kill }) => kill()), graceMs + END_MS).unref();
    endWhenAlone();
  };
  const giveUp = (sentence: string) => {
    complain(sentence);
    code = 1;
    stop("SIGINT");
  };
  const noteUp = (number: number, line: string) => {
    up.add(number);
    if (known.size < count && known.add(number).size === count) say(line);
  };

  const start = (number: number, pauseMs: number = PAUSE_MS.first) => {
    if (isStopping) return endWhenAlone();
    const worker = cluster.fork(port === undefined ? {} : { PORT: port });
    closeInHand(worker);
    const startedAt = performance.now();
    // To one that has just ended nothing can be said.
    const send = (message: ToServer) => void (worker.isConnected() && worker.send(message, () => {}));
    let fault: string | undefined;
    running.set(number, { send, kill: () => worker.kill("SIGKILL") });
    send({ kind: "welcome", number, count, salt });
    relay.join(number, send);
    worker.once("listening", (address) => (port ??= address.port));
    worker.on("error", (error) => log.error(error));
    worker.on("message", (received: unknown) => {
      const message = readFromServer(received);
      if (message === undefined) return;
      if (message.kind === "fault") fault = message.sentence;
      if (message.kind === "up") noteUp(number, message.line);
      relay.receive(number, message);
    });
    worker.once("exit", (exitCode: number | null, signal: string | null) => {
      running.delete(number);
      up.delete(number);
      relay.leave(number);
      if (isStopping) {
        if (exitCode !== 0) code = 1;
        return endWhenAlone();
      }
      if (known.size === 0)
        return giveUp(fault ?? `A server has ended (${signal ?? exitCode}) before it could answer.`);
      log.error(
        { ended: number, code: exitCode, signal, fault },
        "a server has ended; another takes its place",
      );
      const lived = performance.now() - startedAt > LONG_LIFE_MS;
      const nextMs = lived ? PAUSE_MS.first : Math.min(2 * pauseMs, PAUSE_MS.longest);
      setTimeout(() => start(number, nextMs), lived ? PAUSE_MS.first : pauseMs);
    });
  };

  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  if (passesReload) process.on("SIGHUP", () => running.forEach(({ send }) => send({ kind: "reload" })));
  for (let number = 1; number <= count; number += 1) start(number);
}
