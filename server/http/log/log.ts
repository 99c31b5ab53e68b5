import type { IncomingMessage, ServerResponse } from "node:http";
import { type DestinationStream, type Logger, pino } from "pino";
import { cut, loggedError, messageOf } from "./logged-error.ts";

const BATCHES = { dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 } as const;
/** A pipe takes no more at once without mixing it with what another process writes. */
const WHOLE_BYTES = 4096;

/** How pino numbers "error"; "fatal" is above. */
const ERROR = 50;

/** Told what is logged as an error, in a few words. */
type OnError = (text: string) => void;

/** The message of the line, or that of the error. */
function wordsOf(given: readonly unknown[]): string {
  const text = given.find((each) => typeof each === "string");
  if (text !== undefined) return text;
  const error = given.find((each) => each instanceof Error);
  return error === undefined ? "An error without words." : `${error.name}: ${messageOf(error)}`;
}

/**
 * A JSON-lines log on standard output, written in batches; flushed at the latest every second and at the end. Where
 * several processes write, each line says which, and no batch is torn.
 */
export function createLog(level: string, by?: number | "primary", onError?: OnError): Logger {
  const together = by === undefined ? {} : { maxWrite: WHOLE_BYTES, minLength: WHOLE_BYTES / 2 };
  return openLog(level, pino.destination({ ...BATCHES, ...together }), by, onError);
}

/** The same, written elsewhere. No line is longer than a few kB, whatever was asked for or thrown. */
export function openLog(
  level: string,
  destination: DestinationStream,
  by?: number | "primary",
  onError?: OnError,
): Logger {
  return pino(
    {
      level,
      base: by === undefined ? null : { process: by },
      serializers: { err: (error: unknown) => loggedError(error) },
      hooks: {
        logMethod([first, ...others], method, importance) {
          const isBare = first instanceof Error && others.length === 0;
          if (importance >= ERROR) onError?.(wordsOf([first, ...others]));
          method.apply(this, isBare ? [first, messageOf(first)] : [first, ...others]);
        },
      },
    },
    destination,
  );
}

const SLOW_MS = 1000;

/** Told of each answer once it has gone out; the bytes are those on the wire, headers included. */
export type OnAnswered = (answered: {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}) => void;

/**
 * Logs one line a request once it is answered: method, path, status, milliseconds. What was read quickly and well is
 * no news and stands at debug; writes, refusals, failures and slow answers stand at info.
 * Never the client's address, never the query (it holds what was searched), never a saved name.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  onAnswered?: OnAnswered,
): void {
  const started = performance.now();
  const { socket } = request;
  const written = socket.bytesWritten;
  response.on("finish", () => {
    const ms = performance.now() - started;
    onAnswered?.({
      method: request.method ?? "GET",
      url: request.url ?? "/",
      status: response.statusCode,
      ms,
      bytes: socket.bytesWritten - written,
    });
    const isRead = request.method === "GET" || request.method === "HEAD";
    const level = isRead && response.statusCode < 400 && ms < SLOW_MS ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    log[level]({
      method: request.method,
      path: loggedPath(request.url ?? "/"),
      status: response.statusCode,
      ms: Math.round(ms * 100) / 100,
    });
  });
}

const SECRETIVE = ["/api/saved-names/", "/api/rooms/"];

/** Letters of a path that stand in the log: no address of ours is longer. */
const LONGEST_PATH = 200;

/** The path without its query, cut where it is too long for one of ours, and without what some addresses hold: a saved name, or a room's number, which lets in whoever knows it. */
export function loggedPath(url: string): string {
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  const secretive = SECRETIVE.find((start) => path.startsWith(start));
  return secretive === undefined ? cut(path, LONGEST_PATH) : `${secretive}…`;
}
