import type { BrowserContext } from "@playwright/test";
import { saveByCall } from "./on-screen.ts";

/** A name that is on record but has no entry in the collection. */
export const RARE_NAME = { slug: "khaleesi", name: "Khaleesi" } as const;

type CheckedPage = {
  readonly title: string;
  readonly path: string;
  /** What the browser must have before. */
  readonly given?: (context: BrowserContext) => Promise<void>;
  readonly notFound?: true;
};

/** Every kind of page there is, as accessibility and narrow screens are checked. */
export const PAGES_TO_CHECK: readonly CheckedPage[] = [
  { title: "home", path: "/" },
  { title: "home with saved names", path: "/", given: saveThree },
  { title: "search results", path: "/?q=hazel" },
  { title: "no results", path: "/?q=zzzzqqq" },
  { title: "browsing", path: "/names" },
  { title: "browsing with filters", path: "/names?gender=girl&origin=Irish&start=M&sort=rising&band=x" },
  { title: "browsing without a result", path: "/names?gender=boy&start=q&theme=flowers" },
  { title: "a name", path: "/names/hazel" },
  { title: "a name of both sexes", path: "/names/rowan" },
  { title: "a rare name", path: `/names/${RARE_NAME.slug}` },
  { title: "about the data", path: "/names/about-the-data" },
  { title: "the empty list", path: "/saved" },
  { title: "a list", path: "/saved", given: saveThree },
  { title: "an unknown name", path: "/names/jakssonn", notFound: true },
  { title: "an unknown path", path: "/no/such/page", notFound: true },
];

async function saveThree(context: BrowserContext): Promise<void> {
  await saveByCall(context, "hazel", "mariadelrosario", "rowan");
  await context.request.patch("/api/saved-names/hazel", { data: { note: "After grandmother’s garden" } });
}
