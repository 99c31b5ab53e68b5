/**
 * Surnames whose families mostly say something else than the CMU dictionary does, in the signs of domain/fit/sound/said.ts, as they are
 * said in the US. From general knowledge, without a source: shown as ours.
 */
export const SURNAME_SOUNDS: Readonly<Record<string, string>> = {
  chavez: "C'AvEz",
  dangelo: "d'anG@lo",
  diaz: "d'iaz",
  dwyer: "dw'YR",
  garcia: "gArs'i@",
  gutierrez: "guty'ErEz",
  huynh: "hw'In",
  jimenez: "him'EnEz",
  kaur: "k'WR",
  kim: "k'Im",
  le: "l'e",
  li: "l'i",
  nguyen: "w'In",
  obrien: "obr'Y@n",
  oneal: "on'il",
  oneill: "on'il",
  peralta: "pR'Alt@",
  vasquez: "v'AskEz",
  vazquez: "v'AskEz",
  vu: "v'u",
  xiong: "S'ON",
  zhang: "G'AN",
};
