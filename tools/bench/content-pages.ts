/** The pages that Lighthouse rates: every kind of page that is there to be read or used. A new section adds its line. */
export const CONTENT_PAGES: readonly string[] = [
  "/",
  "/names",
  "/names/hazel",
  "/names/lists",
  "/names/lists/evergreen",
  "/blog",
  "/baby-safety",
  "/education",
  "/baby-clothes",
  "/parent-directory",
  "/videos",
  "/games",
  "/growth",
  "/about",
  "/contact",
  "/privacy",
];
