import type { Doubt } from "#domain/growth/doubt.ts";
import type { DraftFault } from "#domain/growth/check-draft.ts";
import type { Curve, GrowthMeasure, Sex } from "#domain/growth/measure.ts";
import type { Standing } from "#domain/growth/standing.ts";
import type { Unit } from "#domain/growth/units.ts";

/** What the page of growth says. Nothing in it judges a child. */
export const GROWTH_PAGE = {
  oz: "oz",
  percentile: "{curve}, {figure} percentile:",
  crumb: "Growth percentiles",
  lead: "WHO’s curves from birth to five years. What you type stays on this device.",
  noScript:
    "Your browser does the math, so no one else sees your numbers. That needs JavaScript, which is turned off here. The tables below show where WHO’s lines run.",
  form: {
    label: "A measurement",
    child: "Whose measurement",
    another: "Another child",
    unnamed: "Unnamed",
    name: "Name or initials",
    optional: "optional",
    sex: "Curves for",
    born: "Born",
    measured: "Measured",
    preterm: "Born before 37 weeks",
    weeks: "Completed weeks of pregnancy at birth",
    weight: "Weight",
    pounds: "Pounds",
    ounces: "Ounces",
    length: "Length or height",
    lengthHint:
      "Up to 24 months, measure lying down; after that, standing up. Measured the other way? Standing up before 24 months, add 0.7 cm (¼ in). Lying down after, subtract 0.7 cm.",
    head: "Head circumference",
    unit: "Unit",
    add: "Add to chart",
    next: "Add a measurement",
    kept: "Saved only in this browser until you delete it.",
  },
  sexes: { girl: "Girls", boy: "Boys" } satisfies Readonly<Record<Sex, string>>,
  one: { girl: "girl", boy: "boy" } satisfies Readonly<Record<Sex, string>>,
  many: { girl: "girls", boy: "boys" } satisfies Readonly<Record<Sex, string>>,
  pronoun: { girl: "she", boy: "he" } satisfies Readonly<Record<Sex, string>>,
  possessive: { girl: "her", boy: "his" } satisfies Readonly<Record<Sex, string>>,
  curves: {
    weight: "Weight",
    length: "Length",
    head: "Head",
    weightForLength: "Weight for length",
  } satisfies Readonly<Record<Curve, string>>,
  measures: {
    weight: "Weight",
    length: "Length",
    head: "Head",
  } satisfies Readonly<Record<GrowthMeasure, string>>,
  /** What length is called from the second birthday on. */
  height: "Height",
  /** What the lower ones of a hundred children are. */
  lower: {
    weight: { many: "weigh less", one: "weighs less" },
    length: { many: "are shorter", one: "is shorter" },
    head: { many: "have a smaller head", one: "has a smaller head" },
    weightForLength: { many: "weigh less", one: "weighs less" },
  } satisfies Readonly<Record<Curve, { readonly many: string; readonly one: string }>>,
  standings: {
    belowAll: "Below the lowest line",
    low: "Between the 3rd and the 15th line",
    lowerMiddle: "Between the 15th and the 50th line",
    middle: "Close to the middle line",
    upperMiddle: "Between the 50th and the 85th line",
    high: "Between the 85th and the 97th line",
    aboveAll: "Above the highest line",
  } satisfies Readonly<Record<Standing, string>>,
  outside: "Outside the outer lines: worth mentioning at the next visit.",
  farOutside: "Check the number and the unit. If it’s right, call your pediatrician now.",
  inside:
    "Any line from the 3rd to the 97th can be healthy; what matters is that {pronoun} keeps roughly to {possessive} own.",
  onePoint: "One measurement isn’t a trend. The next ones will tell you more.",
  firstDays:
    "Many newborns lose some weight in the first days and then regain it, so a low percentile in the first two weeks is common.",
  corrected: "By corrected age ({age}), the one to use for a baby born early. Both points are on the chart.",
  beforeDue:
    "These curves start at the due date, which hasn’t come yet. Until then, ask your clinic for its charts for babies born early.",
  noReading: "Not measured on this day",
  noReadingHint: "Choose another curve, or add the measurement with the same date.",
  noReadingByLength: "Weight for length needs both on the same day, and a length of 45 to 110 cm lying down.",
  empty: "Add a measurement, and it appears on these curves.",
  waiting: "Loading the chart...",
  failed: "We couldn’t load the chart. Please try again when you’re online.",
  standard: "WHO Child Growth Standards",
  chart: {
    curve: "Curve",
    range: "Show",
    shaded: "Shaded: 15th to 85th.",
    byAge: "{unit} by age in {across}.",
    byLength: "{unit} by length in {across}, lying down.",
    byBirth: "by birth date",
    corrected: "corrected",
    /** On paper, where a baby came early. */
    rings: "Red rings: by corrected age. Small rings: by birth date.",
  },
  /** On the print: whose figures these are. */
  who: { summary: "Summary for the visit", born: "born {date}", early: "born {date} at {weeks} weeks" },
  readings: {
    caption: "On this day",
    head: ["Measure", "Measured", "Percentile", "z-score"],
    corrected: "corrected age",
    chronological: "by birth date",
  },
  history: {
    caption: "Measurements",
    date: "Date",
    age: "Age",
    days: "Days",
    remove: "Remove",
    removeOf: "Remove the measurement of {date}",
    note: "The small numbers are percentiles.",
    /** On paper, where only the newest fit. */
    earlier: "{count} earlier ones are on the device.",
    measures: { weight: "Weight", length: "Length or height", head: "Head" } satisfies Readonly<
      Record<GrowthMeasure, string>
    >,
    print: "Print a summary for the visit",
    forget: "Delete these measurements",
    removed: "Measurement removed",
    forgotten: "Measurements deleted",
    onlyHere: "They were only in this browser.",
    undo: "Undo",
  },
  tables: {
    heading: "The curves in numbers",
    lead: "Where the five lines run. 94 of 100 children are between the 3rd and the 97th.",
    lengthTitle: "length, and height from 30 months on",
    ageColumn: "Months",
    lengthColumn: "Length, cm",
    units: { weight: "kg", length: "cm", head: "cm", weightForLength: "kg" },
  },
  about: {
    heading: "How to read it",
    points: [
      "A percentile is a place in a line of 100 children of the same age: at the 30th, about 30 are lower and 70 are higher. It isn’t a grade.",
      "We count age in days. Counting in months can put a two-week-old off by 30 percentiles.",
      "The z-score says the same thing in standard deviations from the middle line. Beyond 3, weights continue in even steps, as WHO does it, and the percentile is shown as <0.1 or >99.9.",
      "Babies born before 37 weeks have two points: by the date of birth, and by the due date (corrected age). WHO’s curves are for babies born at term, so the corrected point is the one to go by. After the second birthday, age counts from birth alone.",
      "Up to day 730 WHO gives length lying down, by days. From day 731 on it gives height standing up, by months, and we draw a straight line from one month to the next. Standing up, a child is about 0.7 cm shorter, so the lines step down there.",
      "Weight for length goes by length lying down: to a height measured standing up, we add 0.7 cm. These curves end at five years, 1,826 days after birth.",
    ],
  },
  source:
    "Growth data: WHO Child Growth Standards, World Health Organization (2006, 2007): daily tables, monthly ones for height, and weight-for-length. WHO has not endorsed this page. For information only. This isn’t medical advice and doesn’t replace an exam. If something worries you, talk to your pediatrician, and bring the printout.",
  units: {
    kg: { short: "kg", long: "kilograms" },
    g: { short: "g", long: "grams" },
    lb: { short: "lb oz", long: "pounds" },
    cm: { short: "cm", long: "centimeters" },
    in: { short: "in", long: "inches" },
  } satisfies Readonly<Record<Unit, { readonly short: string; readonly long: string }>>,
  faults: {
    born: "When was the baby born?",
    date: "When was it measured?",
    beforeBirth: "This day is before the birth.",
    toCome: "This day is in the future.",
    beyond: "These curves end at five years, 1,826 days after birth. After that, use other charts.",
    weeks: "How many completed weeks? 22 to 36.",
    nothing: "Enter at least one: weight, length or head circumference.",
    notANumber: "Please enter a number, such as 7.3.",
    ounces: "There are 16 ounces in a pound: please enter 0 to 15.9.",
  } satisfies Readonly<Record<DraftFault, string>>,
  doubts: {
    otherUnit: "{amount}: did you mean {unit}?",
    unlikely:
      "{amount}: that’s far outside WHO’s lines at this age. Check the number and the unit. If it’s right, call your pediatrician now.",
    unlikelyPair:
      "{amount}: with this weight, that’s far outside WHO’s lines. Check both numbers. If they are right, call your pediatrician now.",
    impossible: "{amount} can’t be right. Please check the number and the unit.",
  } satisfies Readonly<Record<Doubt["kind"], string>>,
  answers: { otherUnit: "Yes, {unit}" },
  /** What somebody answers whose figure is right as it stands. */
  sure: {
    otherUnit: "No, {amount} is right",
    unlikely: "It is right",
    unlikelyPair: "Both are right",
    impossible: "",
  } satisfies Readonly<Record<Doubt["kind"], string>>,
  /** Growth charts that were filled in on this device. */
  charts: {
    heading: "From {name} growth chart",
    whose: "{name}’s",
    unnamed: "the",
    add: "Add {count} measurements from {name} growth chart",
    addOne: "Add 1 measurement from {name} growth chart",
    noBirth: "Add the date of birth on {name} growth chart, and you can bring its measurements here.",
    open: "Open the chart",
    orChange: "Or correct it there:",
  },
  share: { heading: "Share this page", text: "The link contains nothing you typed." },
} as const;
