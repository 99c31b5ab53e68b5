import { href } from "react-router";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import { originSlug } from "#domain/names/lists/origin-slug.ts";

/** Address of a list, without its year. */
export function listPath(request: ListRequest): string {
  return href("/names/lists/:list/:of?", paramsOf(request));
}

/** Address of a list with its year, if it is not the last one. */
export function yearPath(request: ListRequest, lastYear: number): string {
  return `${listPath(request)}${yearQuery(request, lastYear)}`;
}

export function csvPath(request: ListRequest, lastYear: number): string {
  return `${href("/names/lists/:list/:of?/names.csv", paramsOf(request))}${yearQuery(request, lastYear)}`;
}

/** "top-100-girls-2025", "origin-irish": the file's name, but for its ending. */
export function fileName(request: ListRequest, lastYear: number): string {
  const { list, of } = paramsOf(request);
  return [list, of, "year" in request ? request.year : lastYear].filter(Boolean).join("-");
}

function paramsOf(request: ListRequest): { list: string; of?: string } {
  if (request.list === "origin") return { list: request.list, of: originSlug(request.of) };
  return request.list === "letter" ? request : { list: request.list };
}

function yearQuery(request: ListRequest, lastYear: number): string {
  return "year" in request && request.year !== lastYear ? `?year=${request.year}` : "";
}
