import { placeOf } from "./place-of.ts";

/** Marks what leads to an address, and the job it belongs to, in the frame that the server has sent with another page. */
export function markPlace(pathname: string): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(".menus a")];
  const { job, tab } = placeOf(
    pathname,
    entries.flatMap((link) => {
      const { job: its = "" } = link.closest<HTMLElement>("[data-job]")?.dataset ?? {};
      return [link.pathname, link.dataset["below"] ?? []].flat().map((path) => ({ path, job: its }));
    }),
  );
  for (const link of [...entries, ...document.querySelectorAll<HTMLAnchorElement>(".ft li a")])
    mark(link, "page", link.pathname === pathname && link.hash === "");
  for (const button of document.querySelectorAll<HTMLElement>(".nav > *"))
    mark(button, "true", button.dataset["job"] === job);
  for (const one of document.querySelectorAll<HTMLElement>(".tabbar [data-job]"))
    mark(one, "true", one.dataset["job"] === tab);
}

function mark(element: Element, current: "page" | "true", isCurrent: boolean): void {
  if (isCurrent) element.setAttribute("aria-current", current);
  else element.removeAttribute("aria-current");
}
