/** Rows of a table, by its id: those that print something, and empty ones. */
export const ROW_WORDS: Readonly<Record<string, { readonly printed?: string; readonly blank?: string }>> = {
  feeds: { blank: "Feed {row}" },
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
  loading: "The form is on its way.",
  failed: "The form could not be loaded.",
  reading: "Reading what this device keeps.",
  /** Whose sheet, and which. */
  child: "Whose sheet",
  another: "Another child",
  unnamed: "Unnamed",
  which: "Sheet of",
  notBegun: "A new sheet",
  begin: "New sheet",
  /** What becomes of what is written. */
  nothingYet: "What you write is saved on this device as you go.",
  saved: "Saved on this device",
  unkept:
    "This browser keeps nothing, as in a private window, or has no room left. What you write holds while this page is open: print it or download it before you leave.",
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
  pdfWaiting: "Making the PDF",
  pdfFailed: "The PDF could not be made. Print the sheet instead, and choose “Save as PDF” there.",
  growth: "See the percentiles",
  preview: "The sheet as it prints",
  copy: {
    heading: "Where this is kept",
    text: "In this browser, on this device, and nowhere else. Nothing you write here is sent to us, so we can neither read it nor bring it back. Whoever uses this browser can read it. It stays until you forget it here, or with “Forget everything on this device” at the end of every page. A browser that is cleaned out loses it: download a copy now and then.",
    download: "Download a copy of all sheets",
    bring: "Bring in a copy",
    bringHint: "A file downloaded here, from this browser or another. It adds to what is here.",
    forgetSheet: "Forget this sheet",
    forgetChild: "Forget all sheets of {child}",
    forgetUnnamed: "Forget all sheets of this child",
    sheetForgotten: "Sheet forgotten",
    childForgotten: "Sheets forgotten",
    onlyHere: "They were only in this browser.",
    undo: "Undo",
  },
  brought: {
    added: "{count} added",
    renewed: "{count} brought up to date",
    same: "{count} already here",
    unreadable: "{count} could not be read",
  },
  faults: {
    "too large": "This file is far too large to be one of our copies. Nothing was changed.",
    "not json":
      "This is not one of our copies: it cannot be read. Choose the file that you downloaded here; its name begins with filled-sheets. Nothing was changed.",
    "other format":
      "This file holds something other than filled sheets. Choose the file that you downloaded here; its name begins with filled-sheets. Nothing was changed.",
    "newer version":
      "This file was made by a newer version of this page. Load the page again, then bring the file in. Nothing was changed.",
    empty: "There is no sheet in this file. Nothing was changed.",
  },
} as const;
