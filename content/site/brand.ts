/** The name of the house, its address and its promise: spelled here and nowhere else. */
export const BRAND = {
  name: "Namekin",
  tagline: "Baby names and help for the first years. Free, no account.",
  recordsEdition: 2025,
} as const;
