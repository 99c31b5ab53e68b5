import { href } from "react-router";
import { pageMeta } from "#app/site/page-meta.ts";
import { pictureOfName } from "#app/site/shared-picture.ts";
import type { NameView } from "#app/names/page/build-name-view.ts";
import { nameJsonLd } from "./json-ld.ts";

/** The head of a name's page. */
export function nameMeta({ babyName, head, meaning, curve, years }: NameView, origin: string) {
  const path = href("/names/:slug", { slug: babyName.id });
  const jsonLd = nameJsonLd({
    ...head,
    origin,
    path,
    name: babyName.name,
    gloss: babyName.curated ? meaning.gloss : null,
    csv: curve === null ? null : href("/names/:slug/births.csv", { slug: babyName.id }),
    years,
  });
  // A name without an entry has no picture of its own.
  const sharedPicture = babyName.curated ? pictureOfName(babyName.id, babyName.name) : undefined;
  return pageMeta({ ...head, origin, path, sharedPicture, jsonLd });
}
