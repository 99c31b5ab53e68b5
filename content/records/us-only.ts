/**
 * What was worked out for the records that come with the site, or is known of the US alone, by its address: the rest of the site
 * stands on any edition of records. On another one these addresses, and all beneath them, are unknown ones, and nothing leads there.
 */
export const US_ONLY: readonly string[] = [
  // Births by state, and ranks.
  "/names/map",
  "/names/states",
  "/names/lists/rising-by-state",
  // Life tables.
  "/names/how-old",
  // Forecasts, learned from 145 years.
  "/names/forecast",
  // Other countries beside the US.
  "/compare/countries",
  "/names/lists/hardly-in-the-us",
  "/names/lists/also-in-the-us",
  // Files that the build makes of all these.
  "/data",
  // The book of full names and the questions of the games hold births in the US.
  "/fit",
  "/games",
];
