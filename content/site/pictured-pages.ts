/**
 * The fixed pages that have a picture of their own for whoever shares them, and what is drawn on it: one of app/drawings,
 * the mark of the house, or the cover of the home page. A page that is not here is shown with the cover.
 */
export const PICTURED_PAGES = [
  { path: "/", drawing: "cover" },
  { path: "/names", drawing: "section-names" },
  { path: "/names/lists", drawing: "section-names" },
  { path: "/names/about-the-data", drawing: "section-names" },
  { path: "/fit", drawing: "section-names" },
  { path: "/compare", drawing: "section-compare" },
  { path: "/blog", drawing: "section-blog" },
  { path: "/baby-safety", drawing: "section-safety" },
  { path: "/education", drawing: "section-education" },
  { path: "/baby-clothes", drawing: "section-clothes" },
  { path: "/videos", drawing: "section-videos" },
  { path: "/parent-directory", drawing: "section-directory" },
  { path: "/games", drawing: "section-games" },
  { path: "/growth", drawing: "section-growth" },
  { path: "/printable-resources", drawing: "section-printables" },
  { path: "/contents", drawing: "mark" },
  { path: "/contact", drawing: "mark" },
  { path: "/about", drawing: "mark" },
  { path: "/privacy", drawing: "mark" },
  { path: "/terms", drawing: "mark" },
  { path: "/credits", drawing: "mark" },
  { path: "/accessibility", drawing: "mark" },
  { path: "/advertising", drawing: "mark" },
] as const;
