/** By births of the year that a forecast is made in. Rare names move more, so each class has errors of its own. */
export const SIZE_CLASSES = ["large", "middle", "small"] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

/** Births from which on a name is of a class. */
export const FROM_BIRTHS = { large: 3000, middle: 1000, small: 0 } as const satisfies Record<
  SizeClass,
  number
>;

export function sizeOf(births: number): SizeClass {
  if (births >= FROM_BIRTHS.large) return "large";
  return births >= FROM_BIRTHS.middle ? "middle" : "small";
}
