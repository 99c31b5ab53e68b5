import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { RECORDS, US_RECORDS } from "#content/site/records-edition.ts";
import { copyNames } from "#domain/names/device/names-copy.ts";
import { openTables } from "#domain/names/records/records.ts";
import { once } from "#domain/once.ts";
import { etagOf } from "#server/http/etag.ts";
import type { Reply } from "#server/http/reply.ts";
import { COLLECTION } from "#server/names/collection.ts";
import type { Services } from "#server/services.ts";
import { copySite } from "#server/site-search/open-site-search.ts";
import { spelledAs } from "./spelled-as.ts";

/** Where devices fetch them: as the build lays them (app/offline/names-copy-path.ts). */
const NAMES = "/offline/names.json";
const SITE = "/offline/site.json";

/**
 * What devices keep for use without a network, of other records than the build knows: made when it is first asked for. Nothing
 * where the site stands on the records that it came with.
 */
export function deviceCopies(
  services: Pick<Services, "tables" | "names" | "articles" | "texts">,
): Pick<ReadonlyMap<string, Reply>, "get"> {
  const { tables, names, articles, texts } = services;
  if (RECORDS === US_RECORDS) return new Map<string, Reply>();
  const ofNames = once(() => {
    const records = openTables(tables.records);
    return jsonReply(copyNames(spelledAs(COLLECTION, records.spellings), records, REVIEWED_THEMES, []));
  });
  const ofSite = () => jsonReply(copySite({ names, articles: articles(), texts: texts() }));
  return {
    get(path) {
      if (path === NAMES) return ofNames();
      return path === SITE ? ofSite() : undefined;
    },
  };
}

function jsonReply(value: object): Reply {
  const identity = Buffer.from(JSON.stringify(value));
  return {
    status: 200,
    headers: {
      etag: etagOf(identity),
      "content-type": "application/json",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    },
    body: identity,
  };
}
