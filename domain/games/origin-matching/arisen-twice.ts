/** Arisen twice, or taken for another word so often that a second answer could be defended; found when the pool was read. */
export const ARISEN_TWICE = new Set([
  // The gemstone; the beast; Persian for a human being; the heather; the flower that Linnaeus named in Latin; a house in Brittany.
  "Jasper",
  "Griffin",
  "Adam",
  "Erica",
  "Ericka",
  "Linnéa",
  "Rohan",
  // Hebrew li am, ro’i; Sanskrit shila, anita; Yiddish sheyn; Arabic tamr, sawsan; Turkish kurt, deniz.
  "Liam",
  "Roy",
  "Sheila",
  "Anita",
  "Shane",
  "Tamara",
  "Susan",
  "Kurt",
  "Dennis",
  // Swahili from Arabic, and much like Hebrew ne’ima.
  "Neema",
]);
