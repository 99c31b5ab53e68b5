const CHANNEL = "saved-names";

/** One channel for the page, opened at first use: a message never comes back to the channel that sent it. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (!("BroadcastChannel" in globalThis)) return undefined;
  return (channel ??= new BroadcastChannel(CHANNEL));
}

/** Tells the other tabs that the list has changed. */
export function listChanged(): void {
  openChannel()?.postMessage("changed");
}

/** Calls back whenever another tab has changed the list. Returns the way to stop listening. */
export function onListChanged(callback: () => void): () => void {
  const opened = openChannel();
  opened?.addEventListener("message", callback);
  return () => opened?.removeEventListener("message", callback);
}
