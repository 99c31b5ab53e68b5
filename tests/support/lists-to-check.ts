/** Of the year that is the last there is. */
export const TOP_GIRLS = "/names/lists/top-100-girls";

/** Each kind of list, with its heading and the name that leads it in the 2025 edition; null where the collection decides. */
export const LISTS = [
  { path: TOP_GIRLS, title: "Top 100 girl names of 2025", first: "Olivia" },
  { path: `${TOP_GIRLS}/1880`, title: "Top 100 girl names of 1880", first: "Mary" },
  { path: `${TOP_GIRLS}/1980s`, title: "Top 100 girl names of the 1980s", first: "Jessica" },
  { path: `${TOP_GIRLS}-by-sound`, title: "Top 100 girl names of 2025, by sound", first: "Sophia" },
  { path: "/names/lists/top-100-boys", title: "Top 100 boy names of 2025", first: "Liam" },
  { path: "/names/lists/rising-girls", title: "Rising girl names, 2021–2025", first: "Ailany" },
  { path: "/names/lists/rising-boys", title: "Rising boy names, 2021–2025", first: "Kamazi" },
  { path: "/names/lists/falling-girls", title: "Falling girl names, 2021–2025", first: "Alexa" },
  { path: "/names/lists/falling-boys", title: "Falling boy names, 2021–2025", first: "Khari" },
  { path: "/names/lists/unisex", title: "Truly unisex names", first: "Parker" },
  {
    path: "/names/lists/sleeping-beauties",
    title: "Sleeping beauties: old names making a comeback",
    first: "Daisy",
  },
  { path: "/names/lists/evergreen", title: "Evergreen names: never rare in 80 years", first: "Elizabeth" },
  { path: "/names/lists/comebacks", title: "Names that came back after a generation", first: null },
  {
    path: "/names/lists/longest-rises",
    title: "Names that have risen the most years in a row",
    first: "Naomi",
  },
  {
    path: "/names/lists/one-hit-wonders",
    title: "One-hit wonders: names of a single year",
    first: "Ashanti",
  },
  { path: "/names/lists/lost-names", title: "Lost names: not on the list for ten years", first: null },
  { path: "/names/lists/rising-by-state", title: "Rising baby names by state", first: null },
  { path: "/names/lists/rising-by-state/ohio", title: "Rising baby names in Ohio", first: "Wrenley" },
  {
    path: "/names/lists/hardly-in-the-us/england-wales",
    title: "Used in England and Wales, rarely in the US",
    first: "Seren",
  },
  { path: "/names/lists/also-in-the-us/ireland", title: "Popular in Ireland and the US", first: null },
  { path: "/names/lists/origin/irish", title: "Irish names", first: null },
  { path: "/names/lists/origin/irish-girls", title: "Irish girl names", first: null },
  { path: "/names/lists/origin/scottish-gaelic", title: "Scottish Gaelic names", first: null },
  { path: "/names/lists/letter/h", title: "Names that start with H", first: null },
] as const;
