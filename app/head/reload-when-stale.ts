import type { DeviceKey } from "#app/device/device-keys.ts";
import { storedText, storeText } from "#app/device/storage.ts";

/** In the tab's storage: what was typed when the page loaded itself again, and which files it has done so for. */
export const TYPED_KEY = "typed before reload" satisfies DeviceKey;
const RELOADED_KEY = "reloaded for" satisfies DeviceKey;

const TYPED_INTO = /^(text|search|email|url|tel)/;

/**
 * After a deploy a tab may ask for a file that is gone. The page then loads itself again: once for each file, and only when
 * the server says that it is gone, so that a network that fails takes nobody's page away. What was typed is kept for the new
 * page (typed-text.ts).
 */
export function reloadWhenStale(): void {
  addEventListener("error", ({ target }) => reloadFor(addressOf(target)), true);
  addEventListener("vite:preloadError", (event) => {
    const error = "payload" in event ? event.payload : undefined;
    const file = error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined;
    if (file !== undefined) reloadFor(file);
  });
}

/** Of a script, a style sheet or a picture that could not be fetched. */
function addressOf(target: EventTarget | null): string {
  if (target === null) return "";
  if ("src" in target && typeof target.src === "string" && target.src !== "") return target.src;
  return "href" in target && typeof target.href === "string" ? target.href : "";
}

function reloadFor(file: string): void {
  if (!file.includes("/assets/")) return;
  reloadOnceIfGone(file).catch(() => {
    // Without a network the page stays as it is.
  });
}

async function reloadOnceIfGone(file: string): Promise<void> {
  const reloadedFor = storedText(RELOADED_KEY) ?? "";
  if (reloadedFor.includes(file)) return;
  const { status } = await fetch(file, { method: "HEAD", cache: "no-store" });
  // Where the tab cannot note that it has done so, it would do so for ever.
  if (status !== 404 || !storeText(RELOADED_KEY, `${reloadedFor} ${file}`)) return;
  addEventListener("pagehide", storeTyped);
  location.reload();
}

function storeTyped(): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[id], textarea[id]");
  const typed = [...fields]
    .filter(({ value, type }) => value !== "" && TYPED_INTO.test(type))
    .map(({ id, value }) => [id, value]);
  storeText(TYPED_KEY, JSON.stringify({ path: location.pathname, typed }));
}
