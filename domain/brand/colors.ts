/** A color by day and by night, as #rrggbb. */
type DayAndNight = readonly [day: string, night: string];

/** The colors of the site by the names of their custom properties (app/styles/tokens.css, which a test holds them to). */
export const OUR_COLORS = {
  paper: ["#fbfaf5", "#14110c"],
  sheet: ["#ffffff", "#1c1811"],
  fold: ["#f3f1e8", "#1a160f"],
  ink: ["#1c2133", "#dac8aa"],
  "ink-2": ["#474c5e", "#bba98a"],
  "ink-3": ["#636878", "#9c8b6d"],
  rule: ["#dbd8cb", "#393021"],
  "rule-2": ["#85836f", "#7a6b4e"],
  butter: ["#f7e08a", "#2a2211"],
  "butter-soft": ["#fcf3cf", "#211b0f"],
  "butter-mark": ["#d9a514", "#b98f3a"],
  girl: ["#74245a", "#cf9ab8"],
  "girl-soft": ["#f5e6ee", "#2b1c23"],
  boy: ["#3b5b14", "#a9b96e"],
  "boy-soft": ["#e9efd8", "#20240f"],
  ribbon: ["#b02e1c", "#e58b72"],
  "ribbon-soft": ["#fbe6e0", "#2e1811"],
  blue: ["#2f5f9e", "#86abd8"],
  orange: ["#c4661c", "#d48a45"],
  btn: ["#1c2133", "#cdb78f"],
  "on-btn": ["#ffffff", "#1a1409"],
  focus: ["#2450b5", "#e9c45c"],
  "butter-mark-fill": ["#f2cf5b", "#66501f"],
  "name-hero": ["#1c2133", "#bba98a"],
} as const satisfies Readonly<Record<string, DayAndNight>>;

export type ColorName = keyof typeof OUR_COLORS;
export type Colors = Readonly<Record<ColorName, DayAndNight>>;
/** Those of an operator, which stand in the place of ours. */
export type OwnColors = Partial<Colors>;

export function withOurs(own: OwnColors): Colors {
  return { ...OUR_COLORS, ...own };
}

/** Text, what it is written on, and how much the two must differ at least: WCAG 2.2, 1.4.3 and for marks 1.4.11. */
type Pair = { readonly text: ColorName; readonly ground: ColorName; readonly least: number };

const TEXT = 4.5;
const MARK = 3;

const PAIRS: readonly Pair[] = [
  ...(["ink", "ink-2", "ink-3", "girl", "boy", "ribbon"] as const).flatMap((text) =>
    (["paper", "sheet", "fold"] as const).map((ground) => ({ text, ground, least: TEXT })),
  ),
  { text: "ink", ground: "butter", least: TEXT },
  { text: "ink-2", ground: "butter", least: TEXT },
  { text: "ink", ground: "butter-soft", least: TEXT },
  { text: "girl", ground: "girl-soft", least: TEXT },
  { text: "boy", ground: "boy-soft", least: TEXT },
  { text: "ribbon", ground: "ribbon-soft", least: TEXT },
  { text: "on-btn", ground: "btn", least: TEXT },
  { text: "focus", ground: "paper", least: MARK },
  { text: "rule-2", ground: "paper", least: MARK },
  { text: "name-hero", ground: "paper", least: MARK },
];

/** Where colors differ too little to be read: a sentence for each pair and time of day. */
export function contrastFaults(colors: Colors): readonly string[] {
  return (["day", "night"] as const).flatMap((time, at) =>
    PAIRS.flatMap(({ text, ground, least }) => {
      const ratio = contrast(colors[text][at] ?? "", colors[ground][at] ?? "");
      return ratio >= least
        ? []
        : [
            `${text} on ${ground} has a contrast of ${ratio.toFixed(1)} to 1 by ${time}, and needs ${least}: make one darker or the other lighter`,
          ];
    }),
  );
}

/** The ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
