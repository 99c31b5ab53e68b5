import type { NameId } from "#domain/names/entry/name.ts";
import type { Why } from "./why.ts";

/** A name that was found, and why. */
export type Hit = { readonly id: NameId; readonly why: Why };
