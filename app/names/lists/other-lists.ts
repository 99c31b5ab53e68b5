import { href } from "react-router";
import { LIST_GROUPS, LIST_PAGE, LISTS } from "#content/names/lists.ts";
import type { ListRequest } from "#domain/names/lists/list-id.ts";
import type { ListContents } from "#domain/names/lists/name-list.ts";
import { listPath } from "./list-path.ts";

/** Links to the lists beside one; the one that is shown has no address. */
export type OtherLists = {
  readonly title: string;
  readonly lists: readonly { readonly label: string; readonly path: string | null }[];
};

/** Beside an origin stand the other origins, beside a letter the letters, beside any other list the rest. */
export function otherLists(request: ListRequest, { origins, letters }: ListContents): OtherLists {
  const link = (label: string, path: string) => ({ label, path: path === listPath(request) ? null : path });
  if (request.list === "origin") {
    return {
      title: LIST_PAGE.others.origin,
      lists: origins.map(({ origin }) => link(origin, listPath({ list: "origin", of: origin }))),
    };
  }
  if (request.list === "letter") {
    return {
      title: LIST_PAGE.others.letter,
      lists: letters.map(({ letter }) =>
        link(letter.toUpperCase(), listPath({ list: "letter", of: letter })),
      ),
    };
  }
  return {
    title: LIST_PAGE.others.list,
    lists: LIST_GROUPS.flatMap(({ lists }) =>
      lists.map((id) => link(LISTS[id].label, href("/names/lists/:list/:of?", { list: id }))),
    ),
  };
}
