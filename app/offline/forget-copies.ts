import { isPersonal } from "./cache-names.ts";

/** Removes from this device the pages that were read and the list: all that the worker keeps of a visitor. */
export async function forgetCopies(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter(isPersonal);
  await Promise.all(names.map((name) => caches.delete(name)));
}
