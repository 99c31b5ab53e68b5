import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { CardToDraw } from "./card-to-draw.ts";

/** Draws a picture. Cards wait for each other: one is drawn at a time. */
export type RenderCard = (card: CardToDraw) => Promise<Buffer>;

/** The renderer took too long over a picture, this one or one before it, and was ended: another try finds a new renderer. */
export class RendererFrozen extends Error {
  override readonly name = "RendererFrozen";
}

/** A renderer that nobody has used for so long is closed, and all its memory is free again. */
const IDLE_MS = 60_000;

/** A picture takes 0.2 s, the first of a renderer a second. */
const LIMIT_MS = 10_000;

/** Pictures are small and short-lived: much room would only be filled with garbage. */
const ROOM = ["--max-old-space-size=64", "--max-semi-space-size=2"];

/** Beside this file: its source in development, what the build has made of it in production. */
const RENDERER = new URL(`card-renderer${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/**
 * Renders in a process of its own, opened when there is something to draw: the server goes on answering, and stays small.
 * A renderer that takes longer than the limit (milliseconds) is ended; those that wait behind it are refused, not kept. One
 * that nobody has used for the idle time (milliseconds) is closed.
 */
export function createCardRenderer({
  module = RENDERER,
  limitMs = LIMIT_MS,
  idleMs = IDLE_MS,
} = {}): RenderCard {
  let renderer: ChildProcess | undefined;
  let before: Promise<unknown> = Promise.resolve();
  /** How many renderers have frozen so far. */
  let frozen = 0;

  const close = () => {
    // A process that is stopped, or in an endless loop, heeds no softer word.
    renderer?.kill("SIGKILL");
    renderer = undefined;
  };
  let idle: NodeJS.Timeout | undefined;

  const renderNow = async (card: CardToDraw): Promise<Buffer> => {
    // Who draws is not idle, however long ago the last picture was.
    clearTimeout(idle);
    renderer ??= openRenderer(module);
    try {
      return await answerOf(renderer, card, limitMs);
    } catch (error) {
      close();
      if (error instanceof RendererFrozen) frozen += 1;
      throw error;
    } finally {
      idle = setTimeout(close, idleMs).unref();
    }
  };

  return (card) => {
    const sofar = frozen;
    const rendering = before.then(() => {
      if (frozen > sofar) throw new RendererFrozen("A picture before this one took too long.");
      return renderNow(card);
    });
    before = rendering.catch(() => null);
    return rendering;
  };
}

function openRenderer(module: URL): ChildProcess {
  const renderer = fork(module, {
    execArgv: ROOM,
    // It needs none of the server's settings.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // A server that stops does not wait for pictures; without it the renderer ends by itself.
  renderer.unref();
  // Where it matters somebody waits for it (answerOf); elsewhere a fault of a renderer that is gone must not end the server.
  renderer.on("error", () => null);
  renderer.channel?.unref();
  return renderer;
}

async function answerOf(renderer: ChildProcess, card: CardToDraw, limitMs: number): Promise<Buffer> {
  const over = new AbortController();
  const { signal } = over;
  const gone = once(renderer, "exit", { signal }).then(() => {
    throw new Error("The renderer has ended before its picture was drawn.");
  });
  const late = new Promise<never>((_, reject) => {
    const limit = setTimeout(
      () => reject(new RendererFrozen(`A picture took longer than ${limitMs} ms.`)),
      limitMs,
    );
    signal.addEventListener("abort", () => clearTimeout(limit));
  });
  try {
    const answered = once(renderer, "message", { signal });
    renderer.send(card);
    const [answer]: unknown[] = await Promise.race([answered, gone, late]);
    if (typeof answer === "string") throw new Error(`The renderer could not draw: ${answer}`);
    if (!(answer instanceof Uint8Array)) throw new Error("The renderer gave something else than a picture.");
    return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  } finally {
    over.abort();
  }
}
