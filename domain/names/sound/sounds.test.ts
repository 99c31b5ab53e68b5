import { expect, test } from "vitest";
import { soundsAlike } from "./sounds.ts";
import { signsApart, signsOf } from "./phone-signs.ts";
import { phonesOfIpa, soundOfIpa } from "./sounds-ipa.ts";
import { signsOfText, soundsOfName, soundsOfText } from "./sounds-readings.ts";

function spells(text: string, ipa: string): boolean {
  return soundsOfText(text).some((sound) => soundsAlike(sound, soundOfIpa(ipa)));
}

test("what is written by ear spells the pronunciation", () => {
  for (const [text, ipa] of [
    ["shivawn", "ʃɪˈvɔn"],
    ["shivon", "ʃɪˈvɔn"],
    ["neeve", "niv"],
    ["sersha", "ˈsɪɹʃə"],
    ["keeva", "ˈkivə"],
    ["eefa", "ˈifə"],
    ["wakeen", "wɑˈkin"],
    ["kaytlin", "ˈkeɪtlɪn"],
    ["jaksson", "ˈdʒæksən"],
    ["olivea", "oʊˈlɪviə"],
    ["feebe", "ˈfibi"],
    ["zavier", "ˈzeɪvjɚ"],
    ["nevaya", "nəˈveɪə"],
    ["jon", "dʒɑn"],
    ["otumn", "ˈɔtəm"],
    ["yugene", "juˈdʒin"],
    ["kristofer", "ˈkɹɪstəfɚ"],
    ["rees", "ɹis"],
  ] as const) {
    expect(spells(text, ipa), text).toBe(true);
  }
});

test("other vowels and other consonants are other names", () => {
  for (const [text, ipa] of [
    ["maria", "ˈmɛɹioʊ"],
    ["cole", "ˈkæli"],
    ["jane", "dʒɑn"],
    ["leo", "ˈliə"],
    ["emery", "əˈmiɹə"],
    ["kate", "kæt"],
    ["noah", "ˈnoʊɹə"],
    ["mary", "məˈɹaɪə"],
  ] as const) {
    expect(spells(text, ipa), text).toBe(false);
  }
});

test("a name is also read as the Spanish and the Irish read it", () => {
  for (const [text, name] of [
    ["horhay", "jorge"],
    ["wakeen", "joaquin"],
    ["eefa", "aoife"],
    ["osheen", "oisin"],
    ["shinade", "sinead"],
    ["hermynee", "hermione"],
    ["coffee", "kofi"],
  ] as const) {
    const sounds = soundsOfName(name);
    expect(
      soundsOfText(text).some((mine) => sounds.some((theirs) => soundsAlike(mine, theirs))),
      text,
    ).toBe(true);
  }
});

test("how far what is read is from what is recorded: one for another sound, two for one more", () => {
  const apart = (text: string, ipa: string) =>
    Math.min(...signsOfText(text).map((signs) => signsApart(signs, signsOf(phonesOfIpa(ipa)))));
  expect(apart("shivawn", "ʃɪˈvɔn")).toBeLessThanOrEqual(1);
  expect(apart("keeva", "ˈkivə")).toBe(0);
  expect(apart("herman", "ˈhɝmən")).toBe(0);
  expect(apart("harmony", "ˈhɝmən")).toBeGreaterThan(1);
});
