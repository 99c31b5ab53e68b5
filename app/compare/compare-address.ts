import { type Addressed, compareQuery } from "#domain/compare/compare-query.ts";
import type { CompareRequest, YearRange } from "#domain/compare/compare-request.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** Addresses of the page that differ from the one asked for in some things. */
export type AddressWith = (changes?: Partial<Addressed>) => string;

export function addressesFrom(request: CompareRequest, records: YearRange): AddressWith {
  return (changes = {}) => `${PATHS.compare}${compareQuery({ ...request, ...changes }, records)}`;
}
