/** What a figure should be: at least, or at most, so much. */
export type Bar = {
  readonly is: "≥" | "≤";
  readonly value: number;
  readonly unit?: string;
  readonly digits?: number;
};

export function atLeast(value: number, unit = "", digits = 0): Bar {
  return { is: "≥", value, unit, digits };
}

export function atMost(value: number, unit = "", digits = 0): Bar {
  return { is: "≤", value, unit, digits };
}

/** The bar in words, and whether the figure meets it: "≥ 0.70: met". */
export function against(figure: number, bar: Bar): string {
  return `${sayBar(bar)}: ${isMet(figure, bar) ? "met" : "**missed**"}`;
}

/** How a figure is shown in a column that has its bar at the top: bold when it misses it. */
export function marked(shown: string, figure: number, bar: Bar): string {
  return isMet(figure, bar) ? shown : `**${shown}**`;
}

function isMet(figure: number, { is, value }: Bar): boolean {
  return is === "≥" ? figure >= value : figure <= value;
}

export function sayBar({ is, value, unit = "", digits = 0 }: Bar): string {
  const amount = value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${is} ${amount}${unit}`;
}
