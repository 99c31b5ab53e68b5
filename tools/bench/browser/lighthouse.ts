import lighthouse, { type Result } from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What one run of Lighthouse says of a page. */
export type Rating = {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** The checks that cost points, other than times. */
  readonly faults: readonly string[];
};

/**
 * Lighthouse touches nothing, and some of our scripts wait for a touch, or four seconds. It looks on until they have run
 * by themselves, so that what they cost is counted.
 */
const LOOK_ON_MS = 6000;

/** Rates a page as Lighthouse does by itself: a mid-range phone on slow 4G, whose times are simulated from one fast load. */
export async function rate(url: string, debuggingPort: number): Promise<Rating> {
  const run = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: [...CATEGORIES],
    logLevel: "error",
    pauseAfterLoadMs: LOOK_ON_MS,
  });
  if (run === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr } = run;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    scores: {
      performance: score(lhr, "performance"),
      accessibility: score(lhr, "accessibility"),
      "best-practices": score(lhr, "best-practices"),
      seo: score(lhr, "seo"),
    },
    lcpMs: figure(lhr, "largest-contentful-paint"),
    cls: figure(lhr, "cumulative-layout-shift"),
    tbtMs: figure(lhr, "total-blocking-time"),
    faults: faults(lhr),
  };
}

function score({ categories }: Result, category: Category): number {
  return (categories[category]?.score ?? 0) * 100;
}

function figure({ audits }: Result, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}.`);
  return value;
}

function faults({ categories, audits }: Result): readonly string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}
