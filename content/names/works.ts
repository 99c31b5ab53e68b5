import type { Work } from "#domain/names/entry/work.ts";

/**
 * The works that entries cite, best known first within their languages. A work stands here only if it was opened; none is copied:
 * an entry names the place and says in its own words what stands there.
 */
export const WORKS = {
  dmnes: {
    title: "Dictionary of Medieval Names from European Sources",
    short: "Dictionary of Medieval Names",
    edition:
      "S. L. Uckelman (ed.), The Dictionary of Medieval Names from European Sources, Edition 2023, no. 1",
    address: "https://dmnes.org/name/{head}",
    terms: "© the editors, who invite citation by entry.",
    settles: "always",
  },
  bdb1906: {
    title: "Brown, Driver and Briggs, Hebrew and English Lexicon (1906)",
    short: "Brown, Driver and Briggs",
    edition:
      "F. Brown, S. R. Driver and C. A. Briggs, A Hebrew and English Lexicon of the Old Testament, Oxford 1906",
    address: "https://github.com/openscriptures/HebrewLexicon",
    terms:
      "Text in the public domain. Digital edition © Open Scriptures, CC BY 4.0: from the Hebrew Lexicon of the Open Scriptures Hebrew Bible Project.",
    settles: "always",
  },
  strongs1890: {
    title: "Strong’s Hebrew Dictionary (1890)",
    short: "Strong",
    edition: "James Strong, The Exhaustive Concordance of the Bible, with dictionaries, 1890: Hebrew",
    address: "https://github.com/openscriptures/HebrewLexicon",
    terms: "Text in the public domain. Digital edition by Open Scriptures, CC BY 4.0.",
    settles: "never",
  },
  "strongs-greek1890": {
    title: "Strong’s Greek Dictionary (1890)",
    short: "Strong",
    edition: "James Strong, The Exhaustive Concordance of the Bible, with dictionaries, 1890: Greek",
    address: "https://github.com/openscriptures/strongs",
    terms: "Text in the public domain. Digital edition by Open Scriptures, CC BY-SA.",
    settles: "never",
  },
  easton1897: {
    title: "Easton, Illustrated Bible Dictionary (1897)",
    short: "Easton",
    edition: "M. G. Easton, Illustrated Bible Dictionary, 3rd ed., Nelson 1897",
    address: "https://github.com/neuu-org/bible-dictionary-dataset",
    terms: "Text in the public domain. Dataset © NEUU, CC BY 4.0.",
    settles: "never",
  },
  smith1863: {
    title: "Smith, Dictionary of the Bible (1863)",
    short: "Smith",
    edition: "William Smith, A Dictionary of the Bible, 1863, in a later revision",
    address: "https://github.com/neuu-org/bible-dictionary-dataset",
    terms: "Text in the public domain. Dataset © NEUU, CC BY 4.0.",
    settles: "never",
  },
  bibledata: {
    title: "BibleData: persons of the Hebrew and Greek Bible",
    short: "BibleData",
    edition:
      "Brady Stephenson, BibleData: person labels of the Hebrew and Greek Bible, with Strong’s numbers",
    address: "https://github.com/BradyStephenson/bible-data/blob/main/BibleData-PersonLabel.csv",
    terms: "© Brady Stephenson, CC BY 4.0, doi 10.5281/zenodo.19539956.",
    licence: "CC BY 4.0, © Brady Stephenson, doi 10.5281/zenodo.19539956",
    settles: "by its own form",
  },
  middleliddell1889: {
    title: "Liddell and Scott, Intermediate Greek-English Lexicon (1889)",
    short: "Liddell and Scott",
    edition: "H. G. Liddell and R. Scott, An Intermediate Greek-English Lexicon, Oxford 1889",
    address: "https://www.perseus.tufts.edu/hopper/text?doc=Perseus:text:1999.04.0058",
    terms: "Text provided by the Perseus Digital Library, CC BY-SA.",
    settles: "always",
  },
  lewisshort1879: {
    title: "Lewis and Short, A Latin Dictionary (1879)",
    short: "Lewis and Short",
    edition: "C. T. Lewis and C. Short, A Latin Dictionary, Oxford 1879",
    address: "https://www.perseus.tufts.edu/hopper/text?doc=Perseus:text:1999.04.0059",
    terms:
      "CC BY-SA 3.0 US. Text provided by Perseus Digital Library, with funding from The National Endowment for the Humanities. Original version available for viewing and download at perseus.tufts.edu.",
    settles: "always",
  },
  "logeion-latin-c": {
    title: "Short definitions of Latin words, Perseus and Logeion",
    short: "Logeion",
    edition: "Short definitions of Latin words that begin with C, from Perseus and Logeion",
    address: "https://logeion.uchicago.edu/{head}",
    terms: "Credit is asked for Perseus and Logeion.",
    settles: "never",
  },
  yonge1884: {
    title: "Yonge, History of Christian Names (1884)",
    short: "Yonge",
    edition: "Charlotte M. Yonge, History of Christian Names, new ed., Macmillan 1884",
    address: "https://www.gutenberg.org/ebooks/70419",
    terms: "In the public domain.",
    settles: "never",
  },
  weekley1914: {
    title: "Weekley, The Romance of Names (1914)",
    short: "Weekley",
    edition: "Ernest Weekley, The Romance of Names, 3rd ed., Murray 1922 (1914)",
    address: "https://www.gutenberg.org/ebooks/24374",
    terms: "In the public domain.",
    settles: "always",
  },
  blackie1887: {
    title: "Blackie, A Dictionary of Place-Names (1887)",
    short: "Blackie",
    edition: "C. Blackie, A Dictionary of Place-Names, 3rd ed., Murray 1887",
    address: "https://www.gutenberg.org/ebooks/69018",
    terms: "In the public domain.",
    settles: "never",
  },
  gcide: {
    title: "Webster’s Revised Unabridged Dictionary (1913)",
    short: "Webster (1913)",
    edition:
      "Webster’s Revised Unabridged Dictionary, 1913, in the GNU Collaborative International Dictionary of English 0.48",
    address: "https://gcide.gnu.org.ua/",
    terms: "The text of 1913 is in the public domain; the edition is under the GPL, version 2 or later.",
    settles: "always",
  },
  macbain1911: {
    title: "MacBain, Etymological Dictionary of the Gaelic Language (1911)",
    short: "MacBain",
    edition: "Alexander MacBain, An Etymological Dictionary of the Gaelic Language, 2nd ed., Stirling 1911",
    address: "https://github.com/garykac/macbain-gaelic-dict",
    terms: "In the public domain.",
    settles: "always",
  },
  zoega1910: {
    title: "Zoëga, A Concise Dictionary of Old Icelandic (1910)",
    short: "Zoëga",
    edition: "G. T. Zoëga, A Concise Dictionary of Old Icelandic, Oxford 1910",
    address: "https://github.com/cltk/old_norse_dictionary_zoega",
    terms: "In the public domain.",
    settles: "always",
  },
  lane1863: {
    title: "Lane, Arabic-English Lexicon (1863–93)",
    short: "Lane",
    edition: "E. W. Lane, An Arabic-English Lexicon, London 1863–93",
    address: "https://github.com/alpheios-project/lan",
    terms:
      "CC BY-SA 3.0 US. Original digitization by the Perseus Digital Library; corrections by The Alpheios Project, Ltd.",
    settles: "always",
  },
  lanman1884: {
    title: "Lanman, A Sanskrit Reader (1884)",
    short: "Lanman",
    edition: "C. R. Lanman, A Sanskrit Reader, with vocabulary and notes, Boston 1884",
    address: "https://github.com/sanskrit-lexicon/csl-orig",
    terms: "Text in the public domain. Edition by the Cologne Digital Sanskrit Lexicon, CC BY-SA 4.0.",
    settles: "always",
  },
  edict: {
    title: "EDICT, Japanese-English Dictionary",
    short: "EDICT",
    edition: "Electronic Dictionary Research and Development Group, EDICT, 2021",
    address: "https://www.edrdg.org/",
    terms:
      "CC BY-SA 3.0. This product uses the EDICT and ENAMDICT files, property of the Electronic Dictionary Research and Development Group, used in conformance with the Group’s licence.",
    settles: "always",
  },
  enamdict: {
    title: "JMnedict, Japanese Names",
    short: "JMnedict",
    edition: "Electronic Dictionary Research and Development Group, ENAMDICT/JMnedict, 2021",
    address: "https://www.edrdg.org/",
    terms:
      "CC BY-SA 3.0. This product uses the EDICT and ENAMDICT files, property of the Electronic Dictionary Research and Development Group, used in conformance with the Group’s licence.",
    settles: "always",
  },
  wiktionary2022: {
    title: "Wiktionary",
    short: "Wiktionary",
    edition: "English Wiktionary, as of November 2022",
    address: "https://en.wiktionary.org/wiki/{head}",
    terms: "CC BY-SA 3.0 and GFDL, by the contributors of Wiktionary.",
    settles: "never",
  },
  wiktionary2015: {
    title: "Wiktionary",
    short: "Wiktionary",
    edition: "English Wiktionary: Spanish, French, Finnish, as of 2015",
    address: "https://en.wiktionary.org/wiki/{head}",
    terms: "CC BY-SA 3.0 and GFDL, by the contributors of Wiktionary.",
    settles: "never",
  },
  "freedict-swahili": {
    title: "FreeDict, Swahili-English Dictionary",
    short: "FreeDict",
    edition: "FreeDict, Swahili-English Dictionary, 2022.04.21",
    address: "https://freedict.org/",
    terms: "© the contributors of FreeDict, GPL, version 2 or later.",
    settles: "never",
  },
  nicknames: {
    title: "Northern, Nicknames and Diminutive Names",
    short: "Northern",
    edition:
      "Carlton Northern, Nicknames: US given names and their nicknames, an open list made to match records",
    address: "https://github.com/carltonnorthern/nicknames",
    terms: "© Carlton Northern and contributors.",
    settles: "never",
  },
  records: {
    title: "US birth records",
    short: "US birth records",
    edition: "US Social Security Administration, national data on given names",
    address: "https://www.ssa.gov/oact/babynames/",
    terms: "A work of the federal government, in the public domain. No endorsement is implied.",
    settles: "never",
  },
} as const satisfies Record<string, Work>;
