/** Each kind of wish in plain words: what is typed, and its chips. */
export const WISHES = [
  { text: "irish girl short", chips: ["Irish", "Girls", "Short (up to 4 letters)"] },
  { text: "names ending in n", chips: ["Ends with n"] },
  { text: "starts with m", chips: ["Starts with m"] },
  { text: "3 syllables", chips: ["3 syllables"] },
  { text: "means star", chips: ["Means star"] },
  { text: "like hazel", chips: ["Like Hazel"] },
  { text: "boy names not -aiden", chips: ["Boys", "Not ending in -aiden"] },
  { text: "rare boy names", chips: ["Rare (rarer than 1 in 2,000)", "Boys"] },
] as const;
