import type { Brand } from "#domain/brand/brand.ts";

/** The name of the house, its promise and its own lines: spelled here and nowhere else. */
export const OUR_BRAND: Brand = {
  name: "Namekin",
  tagline: "Baby names and help for the first years. Free, no account.",
  houseLines: [
    { text: "Choosing with someone?", link: "Copy your saved names to another phone", href: "/saved" },
    {
      text: "Old names making a comeback:",
      link: "Sleeping beauties",
      href: "/names/lists/sleeping-beauties",
    },
    { text: "Short, Irish, and not too common?", link: "Browse with filters", href: "/names" },
    { text: "What belongs in a crib, and what doesn’t:", link: "Baby safety", href: "/baby-safety" },
    { text: "For the fridge door:", link: "Print a feeding log", href: "/templates/feeding-log" },
  ],
  contact: null,
  logo: null,
  styles: null,
  around: { cover: "#F7E08A", paper: "#FBFAF5", nightPaper: "#14110C" },
  colors: {},
};

/**
 * The brand that speaks now: ours, or an operator's. Read where a sentence is made and never kept, since it may change
 * while the process runs; takeBrand alone sets it (decision 87).
 */
export let BRAND: Brand = OUR_BRAND;

export function takeBrand(brand: Brand | null): void {
  BRAND = brand ?? OUR_BRAND;
}
