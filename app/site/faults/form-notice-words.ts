import { WORDING } from "#content/site/wording.ts";

/** The part of an address in which a form without JavaScript brings back what it has done. */
const DONE = "done";

const WORDS = {
  saved: { ...WORDING.nameSaved, tone: "saved" },
  removed: { ...WORDING.nameRemoved, tone: "saved" },
  subscribed: WORDING.subscribed,
  sent: WORDING.messageSent,
} as const;

export type Done = keyof typeof WORDS;
type NoticeWords = (typeof WORDS)[Done];

/** What the page says of it; null when the address says nothing, or nothing that we know. */
export function noticeWords(query: string): NoticeWords | null {
  const done = doneIn(query);
  return done === null ? null : WORDS[done];
}

/** What a form has done, as the address tells it. */
export function doneIn(query: string): Done | null {
  const done = new URLSearchParams(query).get(DONE) ?? "";
  return isDone(done) ? done : null;
}

function isDone(word: string): word is Done {
  return Object.hasOwn(WORDS, word);
}

/** The same address, telling what was done (null: telling nothing) and opening at a place of the page ("" at its top). */
export function withNotice(address: string, done: Done | null, place = ""): string {
  const [path = "", query = ""] = address.replace(/#.*/, "").split("?", 2);
  const params = new URLSearchParams(query);
  params.delete(DONE);
  if (done !== null) params.set(DONE, done);
  return `${path}${params.size === 0 ? "" : `?${params}`}${place === "" ? "" : `#${place}`}`;
}
