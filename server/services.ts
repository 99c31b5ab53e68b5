import type { Logger } from "pino";
import type { Dice, NameBook } from "#domain/names/name-book.ts";
import type { SavedNames } from "#domain/saved-names/saved-names.ts";
import type { Config } from "./config.ts";

/** Everything the endpoints and pages stand on. Time and dice are given, so that tests can hold them still. */
export type Services = {
  readonly config: Config;
  readonly names: NameBook;
  readonly savedNames: SavedNames;
  readonly log: Logger;
  readonly now: () => Date;
  readonly dice: Dice;
  /** Resolves when storage answers; rejects when it does not. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
