import { type Phones, type Sound, createPhones, keyOf, soundOf } from "./sounds.ts";
import { signsOfSpelling } from "./phone-signs.ts";
import { spellingToPhones } from "./sounds-spelling.ts";

/** Respells a name as an English reader would write what others read. */
type Reading = { readonly when: RegExp; readonly changes: readonly (readonly [RegExp, string])[] };

/** A last e that is said: Persephone; by ear also Feebe. */
const LONG_SAID_E: Reading = { when: /[aeiouy].*[aeiouy].*[^aeiouy]e$/, changes: [[/e$/, "ey"]] };
const SAID_E: Reading = { ...LONG_SAID_E, when: /[^aeiouy]e$/ };

/** G as in get, ch as in Christopher. */
const HARD: Reading = {
  when: /ch|g[eiy]/,
  changes: [
    [/ch/g, "k"],
    [/g(?=[eiy])/g, "gg"],
  ],
};

/** Jorge, Joaquin, Angel. */
const SPANISH: Reading = {
  when: /j|qu[ei]|g[ei]/,
  changes: [
    [/j|g(?=[ei])/g, "h"],
    [/^h[ou](?=a)/, "w"],
    [/qu(?=[ei])/g, "k"],
    [/e$/, "ey"],
  ],
};

/** Aoife, Caoimhe, Niamh, Siobhan, Sinead, Oisin, Eoin. */
const IRISH: Reading = {
  when: /aoi|[bm]h|^eoi|^si[no]|ois/,
  changes: [
    [/^c(?=aoi)/, "k"],
    [/aoi/, "ee"],
    [/^eoi/, "owe"],
    [/[bm]h/g, "v"],
    [/s(?=i)/g, "sh"],
    [/e$/, "a"],
  ],
};

/** True wherever one of the above may be; most names are done with it. */
const MAY_BE_READ_OTHERWISE = /e$|ch|[bm]h|[gjq]|aoi|^eoi|^si|ois/;

const AS_TYPED = [SAID_E, HARD] as const;
const AS_NAMED = [LONG_SAID_E, HARD, SPANISH, IRISH] as const;

/** What somebody may mean who typed this by ear. */
export function soundsOfText(text: string): readonly Sound[] {
  return soundsOf(text, AS_TYPED);
}

/** The signs (phone-signs.ts) of each of these. */
export function signsOfText(text: string): readonly (readonly number[])[] {
  return respellings(text, AS_TYPED).map((reading) => signsOfSpelling(phonesOf(reading)));
}

/** How a name may be said, the English reading first. */
export function soundsOfName(name: string): readonly Sound[] {
  return soundsOf(name, AS_NAMED);
}

/** The keys of these sounds. */
export function keysOfName(name: string): readonly number[] {
  return respellings(name, AS_NAMED).map((reading) => keyOf(phonesOf(reading)));
}

function soundsOf(name: string, readings: readonly Reading[]): readonly Sound[] {
  return respellings(name, readings).map((reading) => soundOf(phonesOf(reading)));
}

function respellings(name: string, readings: readonly Reading[]): readonly string[] {
  const spellings = [name];
  if (!MAY_BE_READ_OTHERWISE.test(name)) return spellings;
  for (const { when, changes } of readings) {
    if (when.test(name)) spellings.push(changes.reduce((text, [from, to]) => text.replace(from, to), name));
  }
  return spellings;
}

const scratch: Phones = createPhones();

function phonesOf(spelling: string): Phones {
  spellingToPhones(spelling, scratch);
  return scratch;
}
