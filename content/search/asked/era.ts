import { ids, type Wish } from "#content/search/wish.ts";

/** Years, decades and generations. */
export const ERA: readonly Wish[] = [
  {
    query: "1980 girl names",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 1980, worst: 210 }, least: 10 } },
  },
  {
    query: "00s girl names",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 2005, worst: 230 }, least: 10 } },
  },
  {
    query: "twenties girl names",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 1925, worst: 220 }, least: 10 } },
  },
  {
    query: "popular 90s boys",
    wants: { allSatisfy: { sex: "boy", rankIn: { year: 1995, worst: 220 }, least: 10 } },
  },
  {
    query: "flapper girl names",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 1925, worst: 220 }, least: 10 } },
  },
  { query: "seventies baby names", wants: { allSatisfy: { rankIn: { year: 1975, worst: 220 }, least: 10 } } },
  {
    query: "popular girl names in 1985",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 1985, worst: 205 }, least: 10 } },
  },
  {
    query: "millennial girl names",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 1988, worst: 260 }, least: 10 } },
  },
  {
    query: "30s girls names",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 1935, worst: 220 }, least: 10 } },
  },
  {
    query: "boy names from the 80s",
    wants: {
      allSatisfy: { sex: "boy", rankIn: { year: 1985, worst: 220 }, least: 10 },
      mustInTop: {
        names: ids(
          "michael christopher matthew joshua david james daniel robert john joseph jason justin andrew ryan william",
        ),
        least: 4,
      },
    },
  },
  {
    query: "y2k girl names",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 2000, worst: 220 }, least: 10 } },
  },
  {
    query: "gen z boy names",
    wants: { allSatisfy: { sex: "boy", rankIn: { year: 2004, worst: 250 }, least: 10 } },
  },
];
