/** Words that the page of a name has for its map before anything is fetched. */
export const WHERE_WORDS = {
  heading: "Where",
  larger: "Larger map and table",
  choose: "Choose your state",
} as const;
