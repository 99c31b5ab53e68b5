import { href } from "react-router";
import { type Addressed, compareQuery } from "#domain/compare/compare-query.ts";
import type { CompareRequest, Span } from "#domain/compare/compare-request.ts";

/** Addresses of the page that differ from the one asked for in some things. */
export type AddressWith = (changes?: Partial<Addressed>) => string;

export function addressesFrom(request: CompareRequest, records: Span): AddressWith {
  return (changes = {}) => `${href("/compare")}${compareQuery({ ...request, ...changes }, records)}`;
}
