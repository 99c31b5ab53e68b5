const CHANNEL = "saved-names";

/** Tells the other tabs that the list has changed. */
export function listChanged(): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/** Calls back whenever another tab has changed the list. Returns the way to stop listening. */
export function onListChanged(callback: () => void): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", callback);
  return () => channel.close();
}
