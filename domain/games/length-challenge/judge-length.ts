import type { LengthItem } from "./item.ts";
import { ssaSpelling } from "#domain/names/records/ssa-spelling.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { type Doubts, doubtsOf, entryOf, type Known } from "#domain/games/pool/known.ts";

const IPA_VOWELS = /aɪ|aʊ|eɪ|oʊ|ɔɪ|[ɑæʌəɔaɛɝɚeɪioʊu]/g;

/** Sounds of which good speakers make one beat or two: -ia, -ya, an "e" that is swallowed before r or l, Kyle and Carl. */
const ONE_OR_TWO = /[^ˈˌaɛeɪoʊɑɔ]i[əɑoʊ]$|[lnmɹ]jə|[æʌɑɛɪ][bdfgkpstvz]ə[ɹl]ə|aɪl$|[ɹɝ]lz?$/;

/** Doubts about how many beats a name has: by the collection's count, its respelling, its IPA and the dictionary. */
export function judgeLength({ name, syllables, say }: LengthItem, known: Known): Doubts {
  const entry = entryOf(known, name);
  if (entry === undefined) return ["not in the collection"];
  const counts = known.dictionary.get(ssaSpelling(foldName(name)));
  const compressible = ONE_OR_TWO.test(entry.ipa) && !/[ˈˌ][^ˈˌæʌəɔaɛɝɚeɪioʊuɑ]*i[əɑoʊ]$/.test(entry.ipa);
  return doubtsOf(
    entry.syllables !== syllables && `the collection counts ${entry.syllables}`,
    entry.say !== say && "another respelling",
    say.split("-").length !== syllables && "the respelling has other beats",
    (entry.ipa.match(IPA_VOWELS)?.length ?? 0) !== syllables && "the IPA has other beats",
    counts !== undefined && counts !== String(syllables) && `the dictionary counts ${counts}`,
    compressible && `${entry.ipa} may be said with a beat more or less`,
  );
}
