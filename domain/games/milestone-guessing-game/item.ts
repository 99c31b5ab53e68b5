/** At what age most babies do something. */
export type MilestoneItem = {
  /** As a headline: "First smile". */
  readonly milestone: string;
  /** What is asked about it, where that is not when most babies get there: CDC's lists tell by when, not when. */
  readonly question?: string;
  readonly correctAge: number;
  readonly unit: "months";
  /** Normal range in words: "6-8 weeks", "3-6 months". */
  readonly range: string;
  /** What the reveal adds: other ages by other counts, in one or two sentences. */
  readonly explanation: string;
  readonly source: string;
};
