import type { DeviceNames } from "./device-names.ts";
import { NAMES_COPY_PATH } from "./names-copy-path.ts";

/** A network that neither answers nor fails is no network. */
const PATIENCE_MS = 10_000;

/** An answer about names, and whether this device gave it. */
type Sourced<Answer> = { readonly answer: Answer; readonly fromDevice: boolean };

/**
 * Asks the server; without a network the names on this device answer, if they are there. Whatever the server says itself,
 * a refusal or a fault, stays what it is, and so does a call that was given up.
 */
export async function orFromDevice<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  fromDevice: (names: DeviceNames) => Answer,
  signal?: AbortSignal,
): Promise<Sourced<Answer>> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await ask(signal === undefined ? patience : AbortSignal.any([signal, patience]));
    return { answer, fromDevice: false };
  } catch (error) {
    const names = isNoAnswer(error) ? await namesHere().catch(() => null) : null;
    if (names === null) throw error;
    return { answer: fromDevice(names), fromDevice: true };
  }
}

/** fetch rejects with a TypeError when no answer came at all. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}

/** The copy that the worker has put by; null without one. What reads it comes only now, from the device as well. */
async function namesHere(): Promise<DeviceNames | null> {
  const copy = "caches" in globalThis ? await caches.match(NAMES_COPY_PATH, { ignoreVary: true }) : undefined;
  if (copy === undefined) return null;
  const { openDeviceNames } = await import("./device-names.ts");
  return openDeviceNames(copy);
}
