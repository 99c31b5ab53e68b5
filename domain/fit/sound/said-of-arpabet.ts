import type { Phonemes } from "./said.ts";

const SIGNS: Readonly<Record<string, string>> = {
  IY: "i",
  IH: "I",
  EY: "e",
  EH: "E",
  AE: "a",
  AA: "A",
  AO: "O",
  OW: "o",
  UH: "U",
  UW: "u",
  ER: "R",
  AY: "Y",
  AW: "W",
  OY: "J",
  TH: "T",
  DH: "D",
  SH: "S",
  ZH: "Z",
  CH: "C",
  JH: "G",
  NG: "N",
  HH: "h",
  Y: "y",
};
const STRESS: Readonly<Record<string, string>> = { "1": "'", "2": "," };

/** "N EH1 L S AH0 N", as the CMU Pronouncing Dictionary writes, as "n'Els@n". */
export function phonemesOfArpabet(arpabet: string): Phonemes {
  return arpabet
    .split(" ")
    .map((phone) => {
      const [, letters = "", stress = ""] = /^([A-Z]+)([012]?)$/.exec(phone) ?? [];
      const sign =
        letters === "AH" ? (stress === "0" ? "@" : "V") : (SIGNS[letters] ?? letters.toLowerCase());
      return `${STRESS[stress] ?? ""}${sign}`;
    })
    .join("");
}
