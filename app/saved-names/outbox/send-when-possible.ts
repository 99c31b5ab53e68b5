import type { Outbox } from "./sender.ts";

/**
 * Sends what waits: now, when the network comes back, when the page comes into view, and after a pause for as long as
 * something waits. Returns the way to stop.
 */
export function sendWhenPossible(sender: Pick<Outbox, "flush" | "retryAt" | "subscribe">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timedFor: number | null = null;

  // What goes wrong here is asked for again; nobody waits for it.
  const send = () => void sender.flush().catch(() => undefined);
  const setTimer = () => {
    const time = sender.retryAt();
    if (time === timedFor) return;
    timedFor = time;
    clearTimeout(timer);
    if (time !== null) timer = setTimeout(send, Math.max(0, time - Date.now()));
  };
  const onVisible = () => (document.visibilityState === "visible" ? send() : undefined);

  const stopListening = sender.subscribe(setTimer);
  globalThis.addEventListener("online", send);
  document.addEventListener("visibilitychange", onVisible);
  send();
  return () => {
    clearTimeout(timer);
    stopListening();
    globalThis.removeEventListener("online", send);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
