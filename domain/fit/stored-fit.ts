import { isRecord, readJson } from "#domain/text/read-json.ts";
import { TYPED_FIELDS, type TypedName } from "./typed-name.ts";

export const NOTHING_TYPED: TypedName = { first: "", middle: "", last: "", sound: "", siblings: "" };

/** Letters of each field; no name on record comes near. */
export const MOST_LETTERS = {
  first: 60,
  middle: 90,
  last: 60,
  sound: 60,
  siblings: 200,
} as const satisfies Readonly<Record<keyof TypedName, number>>;

const VERSION = 1;

export function writeFit(typed: TypedName): string {
  return JSON.stringify({ version: VERSION, ...typed });
}

/** Reads what a browser gives back, which may be anything. */
export function readFit(text: string | null): TypedName {
  const whole = readJson(text);
  return isRecord(whole) && whole["version"] === VERSION ? typedIn((field) => whole[field]) : NOTHING_TYPED;
}

/** All fields, each cut to its length; what is no text is empty. */
export function typedIn(valueOf: (field: keyof TypedName) => unknown): TypedName {
  const text = (field: keyof TypedName) => {
    const value = valueOf(field);
    return typeof value === "string" ? value.slice(0, MOST_LETTERS[field]) : "";
  };
  return {
    first: text("first"),
    middle: text("middle"),
    last: text("last"),
    sound: text("sound"),
    siblings: text("siblings"),
  };
}

export function isEmpty(typed: TypedName): boolean {
  return TYPED_FIELDS.every((field) => typed[field].trim() === "");
}
