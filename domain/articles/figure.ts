/** A stretch of a scale, or a point on it where both ends are one. */
export type Span = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The same in words, for everyone. */
  readonly words: string;
};

/** One way of doing a thing, or one kind of thing, with what belongs to it. */
export type Side = { readonly heading: string; readonly lines: readonly string[] };

/** A figure of an article: a drawing, or facts of its text that are seen at a glance. It says nothing that the text does not. */
export type Figure = { readonly caption: string } & (
  | {
      readonly kind: "drawing";
      /** A file of content/articles/drawings, without its ending. */
      readonly drawing: string;
      /** The drawing in words. */
      readonly alt: string;
    }
  | {
      /** Bars and points on one scale. */
      readonly kind: "scale";
      readonly from: number;
      readonly to: number;
      /** What stands at the scale's two ends. */
      readonly ends: readonly [string, string];
      readonly spans: readonly Span[];
    }
  | {
      /** What follows what: each with when, or how much, in a word or two, and what. */
      readonly kind: "steps";
      readonly steps: readonly (readonly [string, string])[];
    }
  | {
      /** Figures to remember, each with what it counts. */
      readonly kind: "numbers";
      readonly numbers: readonly (readonly [string, string])[];
    }
  | {
      /** What is right beside what is wrong. */
      readonly kind: "choice";
      readonly yes: Side;
      readonly no: Side;
    }
  | {
      /** Two or three kinds side by side, neither right nor wrong. */
      readonly kind: "kinds";
      readonly kinds: readonly Side[];
    }
);

/** The figures of one article, by the names that its text places them by. */
export type Figures = Readonly<Record<string, Figure>>;
