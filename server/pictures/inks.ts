/** The colors of the day (app/styles/tokens.css): a picture does not know its reader's theme. */
export const INKS = {
  paper: "#FBFAF5",
  ink: "#1C2133",
  ink2: "#474C5E",
  butter: "#F7E08A",
  butterMark: "#F2CF5B",
  girl: "#74245A",
  boy: "#3B5B14",
  ribbon: "#B02E1C",
} as const;
