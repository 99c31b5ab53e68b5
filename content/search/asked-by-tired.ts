import { CHOICES } from "./tired/choices.ts";
import { MEASURE } from "./tired/measure.ts";
import { NAMES } from "./tired/names.ts";
import { SENTENCES } from "./tired/sentences.ts";

/** As tired parents type: sentences, choices and slips of fifteen classes, written before they were asked. Those that are answered since. */
export const ASKED_BY_TIRED = { ...CHOICES, ...NAMES, ...SENTENCES, ...MEASURE } as const;
