/** Parts of the page that are HTML (html-part.tsx): the charts, the rows of the table beneath, and every year. */
export const PART_OF_PANELS = "countries";
export const PART_OF_ROWS = "newest";
export const PART_OF_YEARS = "years";
