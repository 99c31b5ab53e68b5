import { type Phonemes, soundsOf } from "#domain/fit/sound/said.ts";

/** Said quickly, weak vowels are all one, "robbing" ends like Robin, "and" loses its d, and a doubled sound is heard once. */
export function looselyHeard(said: Phonemes): string {
  return soundsOf(said)
    .replaceAll(/[VIU]/g, "@")
    .replaceAll(/O(?!r)/g, "A")
    .replaceAll("@N", "@n")
    .replaceAll(/nd(?=[bdfghklmnprstvwzTSZCG])/g, "n")
    .replaceAll(/(.)\1/g, "$1");
}
