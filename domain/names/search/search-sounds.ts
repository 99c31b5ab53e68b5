import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import { type NameId, foldName } from "#domain/names/entry/name.ts";
import { type Drawers, fileInDrawers } from "./search-drawers.ts";
import type { NameTable } from "./search-table.ts";
import { type Sound, soundsAlike, vowelsApart } from "#domain/names/sound/sounds.ts";
import { signsApart, signsOf } from "#domain/names/sound/phone-signs.ts";
import { phonesOfIpa, plainIpa, soundOfIpa } from "#domain/names/sound/sounds-ipa.ts";
import { once } from "#domain/once.ts";
import { keysOfName, signsOfText, soundsOfName, soundsOfText } from "#domain/names/sound/sounds-readings.ts";

/** What a text sounds like. */
export type Heard = {
  /**
   * Names that sound like it, best first: those of its reviewed family; curated names with its own recorded pronunciation; or,
   * of a text that has none, those whose recorded pronunciation is at most one sound from how it reads. And, as not the same,
   * the other curated names whose recorded pronunciation it may spell.
   */
  readonly said: () => readonly SaidAlike[];
  /** Ranks of the curated names whose recorded pronunciation differs from it in one vowel: Sorsha, Saoirse. */
  readonly nearly: () => readonly number[];
  /** Ranks of the names in use that may be said so by their spelling, best first. */
  readonly alike: () => readonly number[];
  /** Whether a name in use has the same consonants, and vowels in the same places. */
  readonly resembles: (rank: number) => boolean;
};

/** A name's rank, and whether it surely sounds like the text. */
type SaidAlike = { readonly rank: number; readonly isSame: boolean };

export const NOTHING_HEARD: Heard = {
  said: () => [],
  nearly: () => [],
  alike: () => [],
  resembles: () => false,
};

type Pronounced = { readonly rank: number; readonly ipa: string; readonly sound: Sound };

/** How many sounds what is read may differ in from what is recorded, to sound like it. */
const ONE_SOUND = 1;

/** With fewer consonants, one vowel makes another name: Owen, Ian, Anne. */
const ENOUGH_CONSONANTS = 3;

/** Names in use are filed by sound when first asked for (about 30 ms). */
export function createSoundIndex(
  table: NameTable,
  curated: readonly CuratedName[],
  families: readonly (readonly string[])[],
): (text: string) => Heard {
  const byKey = new Map<number, Pronounced[]>();
  const byId = new Map<NameId, Pronounced>();
  for (const [id, { ipa }] of entriesById(curated)) {
    const entry = { rank: table.rankOf(id), ipa: plainIpa(ipa), sound: soundOfIpa(ipa) };
    byId.set(id, entry);
    byKey.set(entry.sound.key, [...(byKey.get(entry.sound.key) ?? []), entry]);
  }
  /** A curated name is said as recorded; any other text in every way that it may spell. */
  const saidAs = (text: string, sounds: readonly Sound[]) => {
    const own = byId.get(text);
    return own === undefined
      ? sounds.flatMap((mine) => (byKey.get(mine.key) ?? []).filter(({ sound }) => soundsAlike(mine, sound)))
      : (byKey.get(own.sound.key) ?? []).filter(({ ipa }) => ipa === own.ipa);
  };

  const nearlySaidAs = (text: string, sounds: readonly Sound[]) => {
    const own = byId.get(text);
    return (own === undefined ? sounds : [own.sound]).flatMap((mine) =>
      (byKey.get(mine.key) ?? []).filter(
        ({ sound }) => sound.consonants >= ENOUGH_CONSONANTS && vowelsApart(mine, sound) === 1,
      ),
    );
  };

  const familyOf = new Map(
    families.flatMap((family) => family.map((name) => [foldName(name), family] as const)),
  );
  const relatives = (text: string) =>
    (familyOf.get(text) ?? [])
      .map((name) => table.rankOf(foldName(name)))
      .filter((rank) => rank < table.used);

  /** How names in use may be said, the English reading first; worked out when first asked for. */
  const readings: (readonly Sound[])[] = [];
  const soundsOfRank = (rank: number) => (readings[rank] ??= soundsOfName(table.idOf(rank)));
  let drawers: Drawers | undefined;

  return (text) => {
    const sounds = soundsOfText(text);
    const isRead = once(() => {
      const read = signsOfText(text);
      return ({ ipa }: Pronounced) =>
        read.some((signs) => signsApart(signs, signsOf(phonesOfIpa(ipa))) <= ONE_SOUND);
    });
    return {
      said() {
        const same = new Set(relatives(text));
        const spelled = saidAs(text, sounds);
        for (const entry of spelled) if (byId.has(text) || isRead()(entry)) same.add(entry.rank);
        const ranks = inOrder([...same, ...spelled.map(({ rank }) => rank)]);
        return ranks.map((rank) => ({ rank, isSame: same.has(rank) }));
      },
      nearly: () => inOrder(nearlySaidAs(text, sounds).map(({ rank }) => rank)),
      alike() {
        const { first, ranks } = (drawers ??= fileSounds(table));
        const isAlike = (rank: number) =>
          soundsOfRank(rank).some((theirs) => sounds.some((mine) => soundsAlike(mine, theirs)));
        const alike: number[] = [];
        for (const { key } of sounds) {
          const end = first[drawerOf(key) + 1] ?? 0;
          for (let at = first[drawerOf(key)] ?? 0; at < end; at++) {
            const rank = ranks[at] ?? 0;
            if (rank !== alike.at(-1) && isAlike(rank)) alike.push(rank);
          }
        }
        return sounds.length === 1 ? alike : inOrder(alike);
      },
      resembles: (rank) => rank < table.used && sounds.some(({ key }) => key === soundsOfRank(rank)[0]?.key),
    };
  };
}

const DRAWERS = 1 << 16;

function drawerOf(key: number): number {
  return key >>> 16;
}

function fileSounds({ used, idOf }: NameTable): Drawers {
  const slips: number[] = [];
  const lastSlips = new Uint32Array(used);
  for (let rank = 0; rank < used; rank++) {
    for (const key of keysOfName(idOf(rank))) slips.push(drawerOf(key));
    lastSlips[rank] = slips.length;
  }
  return fileInDrawers(Uint32Array.from(slips), lastSlips, DRAWERS);
}

function inOrder(ranks: readonly number[]): readonly number[] {
  return [...new Set(ranks)].toSorted((one, other) => one - other);
}
