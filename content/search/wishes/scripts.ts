import { ids, type Wish } from "#content/search/wish.ts";

/** As the name is written at home. Only names of the collection; two spellings of ours may stand for one of theirs. */
export const SCRIPTS: readonly Wish[] = [
  { query: "Анна", wants: { first: "anna" } },
  { query: "Ольга", wants: { first: "olga" } },
  { query: "Дмитрий", wants: { mustInTop: { names: ids("dmitri dmitry"), top: 3 } } },
  { query: "Володимир", wants: { mustInTop: { names: ids("volodymyr"), top: 3 } } },
  { query: "Δάφνη", wants: { mustInTop: { names: ids("daphne"), top: 3 } } },
  { query: "Ελένη", wants: { mustInTop: { names: ids("eleni helen"), top: 3 } } },
  { query: "שרה", wants: { mustInTop: { names: ids("sarah sara"), top: 3 } } },
  { query: "חיים", wants: { mustInTop: { names: ids("chaim"), top: 3 } } },
  { query: "فاطمة", wants: { mustInTop: { names: ids("fatima"), top: 3 } } },
  { query: "عمر", wants: { mustInTop: { names: ids("omar umar"), top: 3 } } },
  { query: "شیرین", wants: { mustInTop: { names: ids("shirin"), top: 3 } } },
  { query: "陽翔", wants: { mustInTop: { names: ids("haruto"), top: 3 } } },
  { query: "민준", wants: { mustInTop: { names: ids("minjun"), top: 3 } } },
  { query: "अर्जुन", wants: { mustInTop: { names: ids("arjun"), top: 3 } } },
];
