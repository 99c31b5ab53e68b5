/** Letters of a sheet: its title, what it says, what was filled in, and what stands out. */
export type Face = "display" | "plain" | "said" | "strong";

/** Day always: paper is white. The hair lines are the palest that a cheap printer still prints. */
export const INKS = {
  ink: "#1C2133",
  quiet: "#474C5E",
  hair: "#B9B7AD",
  paper: "#FFFFFF",
  girl: "#74245A",
  girlSoft: "#F5E6EE",
  girlTone: "#C9A4BB",
  boy: "#3B5B14",
  boySoft: "#E9EFD8",
  boyTone: "#AEBD95",
  ribbon: "#B02E1C",
} as const;
export type Ink = keyof typeof INKS;

/** In points from the left and from the top. */
export type Point = readonly [x: number, y: number];

/** What is put on paper. All lengths are points (1/72 in). */
export type PaperMark =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly face: Face;
      readonly size: number;
      readonly ink: Ink;
      /** Where the letters begin, on their baseline. */
      readonly at: Point;
    }
  | {
      readonly kind: "line";
      readonly points: readonly Point[];
      readonly width: number;
      readonly ink: Ink;
      readonly dashed?: boolean;
    }
  /** A surface within its edge. */
  | { readonly kind: "area"; readonly points: readonly Point[]; readonly ink: Ink }
  | { readonly kind: "box"; readonly at: Point; readonly size: number; readonly ticked: boolean };

/** Names of the PDF's structure, by which a screen reader walks through it. */
export type Tag = "H1" | "H2" | "P" | "Span" | "L" | "LI" | "LBody" | "Table" | "TR" | "TH" | "TD" | "Figure";

export type Tagged = {
  readonly tag: Tag;
  readonly children: readonly Node[];
  /** Of a figure: what it shows. */
  readonly alt?: string;
  /** What is read instead of the letters. */
  readonly actual?: string;
  /** Of a heading of a table: what it heads. */
  readonly scope?: "Row" | "Column";
};

/** Lines and boxes outside a figure are ornament: nothing reads them aloud. */
export type Node = Tagged | PaperMark;

/** A page of paper. */
export type LaidPage = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Node[];
};

/** A block that knows its height, and can then be put at any. */
export type LaidOut = { readonly height: number; readonly at: (top: number) => readonly Node[] };

/** Width of a text in points. */
export type TextWidth = (text: string, face: Face, size: number) => number;
