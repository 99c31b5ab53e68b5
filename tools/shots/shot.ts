import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** One state of one page, to be looked at. */
export type Shot = {
  readonly name: string;
  readonly path: string;
  /** Window widths. Default: phone and desktop. */
  readonly widths?: readonly number[];
  /** Default: light and night. */
  readonly themes?: readonly Theme[];
  readonly options?: BrowserContextOptions;
  /** What the browser must have before the page is opened. */
  readonly given?: (context: BrowserContext) => Promise<unknown>;
  /** What is done on the page before the picture. */
  readonly act?: (page: Page) => Promise<unknown>;
};

export type Theme = "light" | "night";

/** A shot at one width in one theme: one file. */
export type Picture = { readonly shot: Shot; readonly width: number; readonly theme: Theme };

const PHONE = 390;
const DESKTOP = 1280;
const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 640: 450, 1280: 900 };

export function picturesOf(shots: readonly Shot[]): readonly Picture[] {
  return shots.flatMap((shot) =>
    (shot.widths ?? [PHONE, DESKTOP]).flatMap((width) =>
      (shot.themes ?? ["light", "night"]).map((theme) => ({ shot, width, theme })),
    ),
  );
}

/** "home-390-night.png", "home-390-night-part2.png" */
export function fileOf({ shot, width, theme }: Picture, part = 1): string {
  return `${shot.name}-${width}${theme === "night" ? "-night" : ""}${part === 1 ? "" : `-part${part}`}.png`;
}

export function optionsOf({ shot, width, theme }: Picture): BrowserContextOptions {
  return {
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width <= PHONE,
    isMobile: width <= PHONE,
    colorScheme: theme === "night" ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-US",
    ...shot.options,
  };
}
