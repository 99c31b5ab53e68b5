import { ids, type Wish } from "#content/search/wish.ts";

/** How a name feels, by the records. */
export const STYLE: readonly Wish[] = [
  {
    query: "names that sound old money for boys",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      mustInTop: { names: ids("winston spencer harrison theodore preston charles sterling"), least: 4 },
    },
  },
  { query: "great grandpa names", wants: { allSatisfy: { sex: "boy", peak: [1880, 1955], least: 10 } } },
  {
    query: "whimsical girl names",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      mustInTop: { names: ids("juniper poppy clementine calliope luna wren clover ophelia"), least: 4 },
    },
  },
  { query: "cool old man names", wants: { allSatisfy: { sex: "boy", peak: [1880, 1960], least: 10 } } },
  {
    query: "trendy girl names",
    wants: { allSatisfy: { sex: "girl", since: { year: 2015, atLeast: 1.1 }, share: 0.9, least: 10 } },
  },
  { query: "contemporary girl names", wants: { allSatisfy: { sex: "girl", peak: [1995], least: 10 } } },
  {
    query: "classy girl names",
    wants: { allSatisfy: { sex: "girl", peak: [1880, 1990], least: 10, share: 0.7 } },
  },
  { query: "vintage baby boy", wants: { allSatisfy: { sex: "boy", peak: [1880, 1960], least: 10 } } },
  {
    query: "unique boy names thatre not weird",
    wants: { allSatisfy: { sex: "boy", rank: [150], least: 10 } },
  },
  {
    query: "cottage core baby names",
    wants: {
      mustInTop: {
        names: ids(
          "willow hazel ivy fern violet daisy rose juniper clementine poppy rosemary lily iris sage wren",
        ),
        least: 3,
      },
    },
  },
  { query: "rustic boy names", wants: { allSatisfy: { sex: "boy", least: 10 }, notUnderstood: ["rustic"] } },
  {
    query: "hippie baby names",
    wants: {
      mustInTop: {
        names: ids(
          "river willow sage sky luna juniper meadow clover indigo aurora skye ocean summer jasmine daisy lyric harmony phoenix wren autumn forest fern ivy iris hazel violet",
        ),
        least: 4,
      },
    },
  },
  {
    query: "classic girls names that arent too popular",
    wants: { allSatisfy: { sex: "girl", rank: [101], rankIn: { year: 1955, worst: 400 }, least: 8 } },
  },
  {
    query: "southern boy names",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      mustInTop: { names: ids("beau rhett wyatt waylon jackson walker"), least: 4 },
    },
  },
];
