import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { NameCard } from "./name-card.ts";

/** Draws a picture. Cards wait for each other: one is drawn at a time. */
export type Print = (card: NameCard) => Promise<Buffer>;

/** A press that nobody has used for so long is closed, and all its memory is free again. */
const IDLE_MS = 60_000;

/** Pictures are small and short-lived: much room would only be filled with garbage. */
const ROOM = ["--max-old-space-size=64", "--max-semi-space-size=2"];

/** Beside this file: its source in development, what the build has made of it in production. */
const PRESS = new URL(`press${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Prints in a process of its own, opened when there is something to print: the server goes on answering, and stays small. */
export function createPrint(): Print {
  let press: ChildProcess | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const close = () => {
    press?.kill();
    press = undefined;
  };
  const idle = setTimeout(close, IDLE_MS).unref();

  const printNow = async (card: NameCard): Promise<Buffer> => {
    press ??= openPress();
    try {
      return await answerOf(press, card);
    } catch (error) {
      close();
      throw error;
    } finally {
      idle.refresh();
    }
  };

  return (card) => {
    const printing = before.then(() => printNow(card));
    before = printing.catch(() => null);
    return printing;
  };
}

function openPress(): ChildProcess {
  const press = fork(PRESS, {
    execArgv: ROOM,
    // It needs none of the server's settings.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // A server that stops does not wait for pictures; without it the press ends by itself.
  press.unref();
  press.channel?.unref();
  return press;
}

async function answerOf(press: ChildProcess, card: NameCard): Promise<Buffer> {
  const over = new AbortController();
  const { signal } = over;
  const gone = once(press, "exit", { signal }).then(() => {
    throw new Error("The press has ended before its picture was drawn.");
  });
  try {
    const answered = once(press, "message", { signal });
    press.send(card);
    const [png]: unknown[] = await Promise.race([answered, gone]);
    if (!(png instanceof Uint8Array)) throw new Error("The press gave something else than a picture.");
    return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  } finally {
    over.abort();
  }
}
