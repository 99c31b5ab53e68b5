/** The fixed sentences of the names tool, to the letter. */
export const TOOL_WORDING = {
  generateFailed: "Failed to generate names",
  searchFailed: "Failed to search names",
  savedNamesFailed: "Failed to fetch saved names",
  sidebarEmpty: 'Click "Generate Names" to get started!',
  noNames: "No names found. Try adjusting your search or filters.",
  generateNames: "Generate Names",
  refresh: "Refresh",
  genderFilters: { all: "All Names", boy: "Boy Names", girl: "Girl Names", unisex: "Unisex Names" },
  savedNames: "Saved Names",
  statistics: { origin: "English", totalNames: 50 },
} as const;
