/**
 * The charts: one for wide screens, a simpler one for phones, a low one for paper. All in pixels: text never shrinks.
 * Words stand beside a point up to `most` thousandths from the left and `floor` from the top.
 */
export const GROWTH_FRAMES = {
  large: { height: 440, top: 14, bottom: 404, ending: "th", most: 600, floor: 330 },
  small: { height: 340, top: 14, bottom: 308, ending: "", most: 520, floor: 220 },
  paper: { height: 210, top: 10, bottom: 182, ending: "", most: 520, floor: 120 },
} as const;
export type GrowthSize = keyof typeof GROWTH_FRAMES;
