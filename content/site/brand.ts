/** The name of the house, its address and its promise: spelled here and nowhere else. */
export const BRAND = {
  name: "Namekin",
  tagline: "A free almanac of names and first-years help. No sign-in, no account.",
  recordsEdition: 2025,
} as const;
