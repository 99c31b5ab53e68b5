/** Rows of a table, by its id: those that print something, and empty ones. */
export const ROW_WORDS: Readonly<Record<string, { readonly printed?: string; readonly blank?: string }>> = {
  feeds: { blank: "Feeding {row}" },
  measurements: { blank: "Measurement {row}" },
  night: { blank: "The night" },
  naps: { printed: "Nap {nap}" },
  doses: { printed: "{age}: {vaccine} {dose}", blank: "Another dose {row}" },
  clothes: { blank: "Clothes {row}" },
  shoes: { blank: "Shoes {row}" },
};

/** What may stand in a cell, by table and column. A unit is worth its letters. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  "measurements.weight": "16 lb 2 oz, or 7.3 kg",
  "measurements.length": "25 1/2 in, or 65 cm",
  "measurements.head": "16 1/2 in, or 42 cm",
  "feeds.amount": "4 oz, or 120 ml",
  "feeds.duration": "15 min",
};

/** What filling in on the screen says. */
export const FILL = {
  open: "Fill in on screen",
  close: "Close the form",
  heading: "{sheet}, on screen",
  loading: "Loading the form…",
  failed: "We couldn’t load the form.",
  reading: "Loading your sheets…",
  /** Whose sheet, and which. */
  child: "Whose sheet",
  another: "Another child",
  unnamed: "Unnamed",
  which: "Sheet of",
  notBegun: "A new sheet",
  begin: "New sheet",
  /** What becomes of what is written. */
  nothingYet: "Your entries are saved on this device as you type.",
  saved: "Saved on this device",
  unkept:
    "This browser can’t save your entries: it’s a private window, or it’s full. They last while this page is open, so print or download before you leave.",
  today: "Today",
  now: "Now",
  /** A row of any other table. */
  row: "Row {row}",
  next: "Next: {row}",
  line: "Line {line}",
  moreLines: "Another line",
  itemDate: "Date",
  itemDateOf: "Date of “{item}”",
  counted: "{count} are filled in above.",
  countedOne: "1 is filled in above.",
  byBirth: "{age} by the date of birth.",
  take: "Write {text}",
  /** What can be done with it. */
  print: "Print this sheet",
  pdf: "Download PDF",
  pdfWaiting: "Making the PDF…",
  pdfFailed: "We couldn’t make the PDF. Print the sheet instead, and choose “Save as PDF”.",
  growth: "See the percentiles",
  preview: "Print preview",
  copy: {
    heading: "Where your entries are saved",
    text: "Only in this browser, on this device. We never see them and can’t bring them back. Anyone who uses this browser can read them. They stay until you delete them here or press “Forget everything on this device” at the end of any page. If you clear your browser’s data they’re gone, so download a copy now and then.",
    download: "Download a copy of all sheets",
    bring: "Restore a copy",
    bringHint: "Choose a file that you downloaded here. It’s added to what you already have.",
    forgetSheet: "Delete this sheet",
    forgetChild: "Delete all of {child}’s sheets",
    forgetUnnamed: "Delete all sheets of this child",
    sheetForgotten: "Sheet deleted",
    childForgotten: "Sheets deleted",
    onlyHere: "They were only saved in this browser.",
    undo: "Undo",
  },
  brought: {
    added: "{count} added",
    renewed: "{count} updated",
    same: "{count} already here",
    unreadable: "{count} couldn’t be read",
  },
  faults: {
    "too large": "This file is too large to be one of our copies. Nothing changed.",
    "not json":
      "We can’t read this file. Choose the file that you downloaded here; its name starts with filled-sheets. Nothing changed.",
    "other format":
      "This file doesn’t contain filled sheets. Choose the file that you downloaded here; its name starts with filled-sheets. Nothing changed.",
    "newer version":
      "This file comes from a newer version of this page. Reload the page, then try again. Nothing changed.",
    empty: "This file has no sheets in it. Nothing changed.",
  },
} as const;
