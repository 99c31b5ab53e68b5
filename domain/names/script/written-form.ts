import type { NameId } from "#domain/names/entry/name.ts";

/** A form in another script with the ids of the names that it is, the likeliest first. */
export type WrittenForm = readonly [form: string, ids: readonly NameId[]];
