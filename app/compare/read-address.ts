import type { CompareRequest } from "#domain/compare/compare-request.ts";
import { readCompare } from "#domain/compare/read-compare.ts";
import { addressesFrom } from "./compare-address.ts";
import type { CompareBooks } from "./compare-books.ts";
import { buildCompareView } from "./build-compare-view.ts";
import type { CompareView } from "./compare-view.ts";

/** The page that an address asks for; "moved" where a form wrote names twice and the same view has a shorter address. */
export type ReadAddress =
  | { readonly kind: "page"; readonly words: CompareView }
  | { readonly kind: "moved"; readonly to: string };

export function readAddress(books: CompareBooks, address: string): ReadAddress {
  const query = new URL(address).searchParams;
  const request: CompareRequest = readCompare(query, books.compare.records);
  return query.getAll("names").length > 1
    ? { kind: "moved", to: addressesFrom(request, books.compare.records)() }
    : { kind: "page", words: buildCompareView(books, request) };
}

/** The same for a file, which is not sent elsewhere. */
export function wordsAt(books: CompareBooks, address: string): CompareView {
  return buildCompareView(books, readCompare(new URL(address).searchParams, books.compare.records));
}
