/** As somebody typed it. Middle names are parted by blanks, brothers and sisters by commas. */
export type TypedName = {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** How the family says its surname, written as it sounds; "" where ours is right. */
  readonly sound: string;
  readonly siblings: string;
};

export const TYPED_FIELDS = ["first", "middle", "last", "sound", "siblings"] as const;
