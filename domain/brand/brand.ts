import type { OwnColors } from "./colors.ts";

/** What stands where an advertisement would, while there is none: a line that leads to a page of the site. */
export type HouseLine = { readonly text: string; readonly link: string; readonly href: string };

/** What a browser paints around the page, as #rrggbb: by day on the home page, on the others, and by night. */
type AroundPage = { readonly cover: string; readonly paper: string; readonly nightPaper: string };

/** How the site names itself and how it looks: ours, or those of whoever runs it (docs/make-it-yours.md). */
export type Brand = {
  readonly name: string;
  readonly tagline: string;
  readonly houseLines: readonly HouseLine[];
  /** Where visitors may write to, if the settings do not say; null: nowhere. */
  readonly contact: string | null;
  /** Address of the picture beside the name; null: the drawn arch. */
  readonly logo: string | null;
  /** Address of a sheet with its own colors, after those of the site; null: there is none. */
  readonly styles: string | null;
  readonly around: AroundPage;
  /** Those of its colors that are not ours, for what has no style sheet of the site: pictures for sharing, and letters. */
  readonly colors: OwnColors;
};
