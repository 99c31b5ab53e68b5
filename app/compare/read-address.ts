import type { CompareRequest } from "#domain/compare/compare-request.ts";
import { readCompare } from "#domain/compare/read-compare.ts";
import { readTimeRequest, timeQuery } from "#domain/names/through-time/time-request.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { addressesFrom } from "./compare-address.ts";
import type { CompareBooks } from "./compare-books.ts";
import { buildCompareView } from "./build-compare-view.ts";
import type { CompareView } from "./compare-view.ts";

/**
 * The page that an address asks for; "moved" where a form wrote names twice and the same view has a shorter address, and where
 * it asks for the names with one beginning, which were once a part of this page.
 */
type ReadAddress =
  | { readonly kind: "page"; readonly words: CompareView }
  | { readonly kind: "moved"; readonly to: string };

export function readAddress(books: CompareBooks, address: string): ReadAddress {
  const query = new URL(address).searchParams;
  if (query.has("start") && !query.has("names")) return { kind: "moved", to: throughTimeOf(query) };
  const request: CompareRequest = readCompare(query, books.compare.records);
  return query.getAll("names").length > 1
    ? { kind: "moved", to: addressesFrom(request, books.compare.records)() }
    : { kind: "page", words: buildCompareView(books, request) };
}

/** Where the names with the beginning in an address are drawn, or every name without one. */
export function throughTimeOf(query: URLSearchParams): string {
  return `${PATHS.throughTime}${timeQuery(readTimeRequest(query))}`;
}

/** The same for a file, which is not sent elsewhere. */
export function wordsAt(books: CompareBooks, address: string): CompareView {
  return buildCompareView(books, readCompare(new URL(address).searchParams, books.compare.records));
}
