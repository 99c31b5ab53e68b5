import { expect, test } from "vitest";
import { inEnglish } from "./in-english.ts";

test.for([
  ["nombres de niño mexicanos", "names for boy mexican"],
  ["apodo para Guadalupe", "nicknames for Guadalupe"],
  ["nombres que significan luna", "names that mean moon"],
  ["qué significa Luna", "meaning of Luna"],
  ["nombres para niña que empiezan con M", "names for girl starting with M"],
  ["Nombres bíblicos", "names biblical"],
] as const)("what is asked in Spanish: %s", ([spanish, english]) => {
  expect(inEnglish(spanish)).toBe(english);
});

test.for(["mexican boy names", "Luna", "Mateo y Lucía", "la la land", "names like Sol"])(
  "what is no Spanish stays as it is: %s",
  (text) => {
    expect(inEnglish(text)).toBeNull();
  },
);
