import { expect, test } from "vitest";
import { SPANISH_OF_SITE } from "#content/search/spanish-of-site.ts";
import { createTongueReader } from "./from-spanish.ts";

const inEnglish = createTongueReader(SPANISH_OF_SITE);

test.each([
  ["ayuda con pañales", "help diapers"],
  ["asiento de carro para bebé", "car seat baby"],
  ["grupo de apoyo en Houston", "support group houston"],
])("%s: %s", (spanish, english) => {
  expect(inEnglish(spanish)?.text).toBe(english);
});

test.each(["car seat", "bebe", "nombres de niña", "la leche league"])("%s is no Spanish", (text) => {
  expect(inEnglish(text)).toBeNull();
});
