/** Asks the browser not to clear away what is kept when the device runs out of room. Some ask the visitor; each is free to refuse. */
export function askToPersist(): void {
  if (!("storage" in navigator)) return;
  navigator.storage.persist().catch(() => undefined);
}
