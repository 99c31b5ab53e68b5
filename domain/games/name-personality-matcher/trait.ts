/** What the personality matcher finds, in the order that decides between equals (ruling 32). */
export const TRAITS = ["wisdom", "nature", "creative", "social", "gentle", "strong"] as const;
export type Trait = (typeof TRAITS)[number];
