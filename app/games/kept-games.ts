import { useSyncExternalStore } from "react";
import type { GameId } from "#domain/games/game-id.ts";
import { type Kept, type KeptGame, readKept, writeKept } from "#domain/games/kept.ts";

/** Everything that the games keep, under one key. */
const KEY = "games";
const NOTHING: Kept = {};

const listeners = new Set<() => void>();

/** Where storage is forbidden or full, what was kept last holds for this page. */
let unwritten: string | null = null;
let seen: string | null = null;
let games = NOTHING;

/** What this browser keeps, the same object as long as nothing has changed. Another tab may have written: it is read each time. */
export function keptGames(): Kept {
  const text = unwritten ?? stored();
  if (text !== seen) {
    seen = text;
    games = readKept(text);
  }
  return games;
}

/** Changes what is kept of one game; the others stay as they are now. */
export function keepGame(id: GameId, change: (game: KeptGame) => KeptGame): void {
  const now = keptGames();
  const text = writeKept({ ...now, [id]: change(now[id] ?? {}) });
  try {
    localStorage.setItem(KEY, text);
    unwritten = null;
  } catch {
    unwritten = text;
  }
  for (const listener of listeners) listener();
}

/** The same for a screen that shows it. The server keeps nothing. */
export function useKeptGames(): Kept {
  return useSyncExternalStore(subscribe, keptGames, () => NOTHING);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", listener);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
