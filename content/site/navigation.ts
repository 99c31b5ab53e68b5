/** Where the header, the tab bar and the footer lead. Each section adds itself when it opens. */
export const NAVIGATION = [
  { label: "Names", href: "/" },
  { label: "Browse names", href: "/names" },
  { label: "Saved names", href: "/saved" },
] as const;
