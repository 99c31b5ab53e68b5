import { formatDecimal } from "#domain/locale/decimals.ts";
import { formatCompact } from "./compact-count.ts";

/** The two charts of a trend: one for wide screens, a simpler one for phones. All in pixels: text never shrinks. */
export const TREND_FRAMES = {
  large: {
    height: 420,
    top: 24,
    bottom: 386,
    yearStep: 20,
    /** The narrowest plot that it is drawn for: labels that are clear of each other there are so in any wider one. */
    narrowest: 876,
    formatTick: (value: number) => formatDecimal(value, 3),
    saysThin: true,
  },
  small: {
    height: 300,
    top: 30,
    bottom: 266,
    yearStep: 40,
    narrowest: 234,
    formatTick: formatCompact,
    saysThin: false,
  },
} as const;

export type TrendSize = keyof typeof TREND_FRAMES;
export const TREND_SIZES = ["large", "small"] as const satisfies readonly TrendSize[];
