import { ABOUT_RECORDS } from "#content/records/about-records.ts";
import { href, type MetaDescriptor } from "react-router";
import { nameDataPath, oembedPath } from "#domain/pages/name-paths.ts";
import { inContext, pageMeta } from "#app/site/page-meta.ts";
import { pictureOfName } from "#app/site/shared-picture.ts";
import type { NameView } from "#app/names/page/build-name-view.ts";
import type { HeadWords } from "./head-words.ts";
import { nameJsonLd } from "./json-ld.ts";

/** Of which name, and what is said of it. */
type NameHead = Pick<NameView, "babyName"> & { readonly head: HeadWords };

/** The head of a name's page; what machines read of it is a part of the page (nameFactsHtml). */
export function nameMeta({ babyName, head }: NameHead, origin: string) {
  const path = href("/names/:slug", { slug: babyName.id });
  // A name without an entry has no picture of its own.
  const sharedPicture = babyName.curated
    ? pictureOfName(babyName.id, babyName.name, ABOUT_RECORDS.inPlace)
    : undefined;
  return [...pageMeta({ ...head, origin, path, sharedPicture }), ...otherForms(babyName.id, origin)];
}

/** The same for programs, and where those that show links ask how to (oembed.com). */
function otherForms(id: string, origin: string): MetaDescriptor[] {
  const alternate = (type: string, address: string) => ({
    tagName: "link",
    rel: "alternate",
    type,
    href: address,
  });
  return [
    alternate("application/json", `${origin}${nameDataPath(id)}`),
    alternate("application/json+oembed", `${origin}${oembedPath(origin, id)}`),
  ];
}

/** A name's page for machines, as scripts that hold data: as part of the head they would be sent twice. */
export function nameFactsHtml({ babyName, head }: NameHead, origin: string): string {
  if (head.noindex === true) return "";
  const things = nameJsonLd({
    ...head,
    origin,
    path: href("/names/:slug", { slug: babyName.id }),
    name: babyName.name,
  });
  return things
    .map((thing) => JSON.stringify(inContext(thing)).replaceAll("<", "\\u003c"))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join("");
}

/** The name of that part. */
export const PART_OF_FACTS = "for-machines";
