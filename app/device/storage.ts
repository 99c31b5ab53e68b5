import { type DeviceKey, SESSION_KEYS } from "./device-keys.ts";

const sessionKeys: readonly DeviceKey[] = SESSION_KEYS;

function areaOf(key: DeviceKey): Storage {
  return sessionKeys.includes(key) ? sessionStorage : localStorage;
}

/** What lies under a key; null where nothing does, or storage is forbidden. */
export function storedText(key: DeviceKey): string | null {
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text, or takes it away; false where storage is full or forbidden. Never throws. */
export function storeText(key: DeviceKey, text: string | null): boolean {
  try {
    if (text === null) areaOf(key).removeItem(key);
    else areaOf(key).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
