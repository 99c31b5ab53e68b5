import type { Wish } from "#content/search/wish.ts";

/** Trans, nonbinary and grown-up choosers: answered with care, as any other wish, and never with what they leave behind. */
export const TRANS_AND_NONBINARY: readonly Wish[] = [
  { query: "names for a trans boy", wants: { allSatisfy: { sex: "boy", least: 10 }, understood: ["sex"] } },
  { query: "mtf name ideas", wants: { allSatisfy: { sex: "girl", least: 10 }, understood: ["sex"] } },
  { query: "ftm names", wants: { allSatisfy: { sex: "boy", least: 10 }, understood: ["sex"] } },
  { query: "nonbinary names", wants: { allSatisfy: { sex: "unisex", least: 10 }, understood: ["sex"] } },
  { query: "enby name ideas", wants: { allSatisfy: { sex: "unisex", least: 10 }, understood: ["sex"] } },
  {
    query: "androgynous baby names",
    wants: { allSatisfy: { sex: "unisex", least: 10 }, understood: ["sex"] },
  },
  { query: "chosen names for my trans daughter", wants: { allSatisfy: { sex: "girl", least: 10 } } },
  {
    query: "transmasc names that start with f",
    wants: { allSatisfy: { sex: "boy", starts: ["f"], least: 10 }, understood: ["sex", "pattern"] },
  },
  { query: "gender neutral name for an adult", wants: { allSatisfy: { sex: "unisex", least: 10 } } },
  {
    query: "names for my nonbinary kid starting with r",
    wants: { allSatisfy: { sex: "unisex", starts: ["r"] }, understood: ["sex", "pattern"] },
  },
];
