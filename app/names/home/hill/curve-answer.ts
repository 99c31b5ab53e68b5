import type { YearCurve } from "#domain/names/page/year-curve.ts";
import { isRecord } from "#domain/text/read-json.ts";

export type CurveAnswer = { readonly curve: YearCurve | null };

/** Whether something is what /api/names/curve answers. */
export function isCurveAnswer(value: unknown): value is CurveAnswer {
  if (!isRecord(value)) return false;
  const { curve } = value;
  return curve === null || (isRecord(curve) && "name" in curve && Array.isArray(curve["perMillion"]));
}
