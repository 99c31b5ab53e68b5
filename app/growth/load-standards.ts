import { unpackStandards } from "#domain/growth/packed-standards.ts";
import type { Standards } from "#domain/growth/standards.ts";

let opened: Promise<Standards> | undefined;

/**
 * WHO's tables: a file of its own, fetched by this page alone. It is a script to the browser, so that the worker keeps it
 * with the others. Nothing may be asked of the server here.
 */
export function loadStandards(): Promise<Standards> {
  opened ??= import("#data/who/standards.json").then(({ default: packed }) => unpackStandards(packed));
  opened.catch(() => (opened = undefined));
  return opened;
}
