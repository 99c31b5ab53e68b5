import { readJson } from "#domain/text/read-json.ts";
import { storedText, storeText } from "#app/device/storage.ts";
import { TYPED_KEY } from "#app/head/reload-when-stale.ts";

export type Typed = { readonly path: string; readonly typed: readonly (readonly [string, string])[] };

/** Puts back what was typed before the page loaded itself again. Only on the same page, and only into empty fields. */
export function giveBackTyped(): void {
  const kept = taken();
  if (kept === null || kept.path !== globalThis.location.pathname) return;
  for (const [id, text] of kept.typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) type(field, text);
  }
}

/** As a person would: React hears of it only by an event, and only if the field was not set through React's own setter. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value !== "") return;
  const own = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(own.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What is kept, once. */
function taken(): Typed | null {
  const typed = readTyped(storedText(TYPED_KEY));
  storeText(TYPED_KEY, null);
  return typed;
}

export function readTyped(text: string | null): Typed | null {
  const value = readJson(text);
  return isTyped(value) ? value : null;
}

function isTyped(value: unknown): value is Typed {
  if (typeof value !== "object" || value === null || !("path" in value) || !("typed" in value)) return false;
  return typeof value.path === "string" && Array.isArray(value.typed) && value.typed.every(isField);
}

function isField(field: unknown): field is readonly [string, string] {
  return Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string");
}
