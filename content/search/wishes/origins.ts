import type { Wish } from "#content/search/wish.ts";

/** One sex, one origin, in the many orders that people put them. */
export const SEX_AND_ORIGIN: readonly Wish[] = [
  {
    query: "italian boy names",
    wants: { allSatisfy: { sex: "boy", origins: ["Italian"], least: 10 }, understood: ["sex", "origin"] },
  },
  {
    query: "girl names french",
    wants: { allSatisfy: { sex: "girl", origins: ["French"], least: 10 }, understood: ["sex", "origin"] },
  },
  {
    query: "welsh names for girls",
    wants: { allSatisfy: { sex: "girl", origins: ["Welsh"], least: 10 }, understood: ["sex", "origin"] },
  },
  {
    query: "baby girl japanese names",
    wants: { allSatisfy: { sex: "girl", origins: ["Japanese"], least: 10 } },
  },
  { query: "greek boys names", wants: { allSatisfy: { sex: "boy", origins: ["Greek"], least: 10 } } },
  {
    query: "german names for a baby boy",
    wants: { allSatisfy: { sex: "boy", origins: ["German", "Germanic"], least: 10 } },
  },
  {
    query: "spanish girl name ideas",
    wants: { allSatisfy: { sex: "girl", origins: ["Spanish"], least: 10 } },
  },
  { query: "korean baby boy name", wants: { allSatisfy: { sex: "boy", origins: ["Korean"], least: 8 } } },
  {
    query: "turkish girls",
    wants: { allSatisfy: { sex: "girl", origins: ["Turkish"], least: 10 }, understood: ["sex", "origin"] },
  },
  {
    query: "scottish baby names boy",
    wants: { allSatisfy: { sex: "boy", origins: ["Scottish", "Scottish Gaelic"], least: 10 } },
  },
  { query: "polish names girl", wants: { allSatisfy: { sex: "girl", origins: ["Polish"], least: 8 } } },
  {
    query: "russian girl names please",
    wants: { allSatisfy: { sex: "girl", origins: ["Russian", "Slavic"], least: 10 } },
  },
  // Without a sex: both are welcome, and no chip says otherwise.
  {
    query: "names from vietnam",
    wants: { allSatisfy: { origins: ["Vietnamese"], least: 10 }, understood: ["origin"] },
  },
  {
    query: "finnish baby names",
    wants: { allSatisfy: { origins: ["Finnish"], least: 10 }, understood: ["origin"] },
  },
];
