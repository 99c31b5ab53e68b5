import type { Page } from "./page.ts";
import { textOf, within } from "./queries.ts";

/** What stands in the field of this name in the page's own part, or is chosen there. */
export function standing(page: Page, name: string): string {
  const field = page.select(`main [name=${name}]`);
  const chosen = within(field).selectAll("option[selected]");
  return chosen[0]?.getAttribute("value") ?? field.getAttribute("value") ?? field.textContent ?? "";
}

/** What it is described by. */
export function described(page: Page, name: string): string {
  return (page.select(`main [name=${name}]`).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => page.document.getElementById(id))
    .map((each) => (each === null ? "" : textOf(each)))
    .join(" ");
}
