/** What search engines need of each type that our pages use; more is welcome. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ["name", "description", "url", "isPartOf"],
  Article: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  Blog: ["name", "description", "url", "publisher"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  BreadcrumbList: ["itemListElement"],
  CollectionPage: ["name", "description", "url", "isPartOf"],
  ContactPage: ["name", "description", "url", "isPartOf"],
  DataDownload: ["encodingFormat", "contentUrl"],
  Dataset: ["name", "description", "license", "creator", "distribution", "temporalCoverage"],
  DefinedTerm: ["name", "description", "inDefinedTermSet"],
  DefinedTermSet: ["name"],
  DigitalDocument: ["name", "description", "url", "encoding", "dateModified", "publisher"],
  EntryPoint: ["urlTemplate"],
  ItemList: ["itemListElement", "numberOfItems"],
  ListItem: ["position", "name"],
  MediaObject: ["name", "contentUrl", "encodingFormat"],
  Offer: ["price", "priceCurrency"],
  Organization: ["name", "url"],
  SearchAction: ["target", "query-input"],
  WebApplication: ["name", "description", "url", "applicationCategory", "operatingSystem", "offers"],
  WebPage: ["name", "description", "url", "isPartOf"],
  WebSite: ["name", "url"],
};

/** What is wrong with structured data: types that nobody has thought of here, properties that lack or are empty. */
export function faultsIn(data: unknown, place = "$"): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item, n) => faultsIn(item, `${place}[${n}]`));
  if (typeof data !== "object" || data === null) return [];
  const properties = new Map(Object.entries(data));
  const type = String(properties.get("@type"));
  const required = REQUIRED[type];
  const lacking = required?.filter((name) => isEmpty(properties.get(name))) ?? [];
  return [
    ...(required === undefined ? [`${place} is of the unknown type ${type}`] : []),
    ...lacking.map((name) => `${place} (${type}) has no ${name}`),
    ...(type === "BreadcrumbList" ? crumbFaults(properties.get("itemListElement"), place) : []),
    ...[...properties].flatMap(([name, value]) => faultsIn(value, `${place}.${name}`)),
  ];
}

/** Crumbs are counted from 1, and each leads somewhere. */
function crumbFaults(crumbs: unknown, place: string): readonly string[] {
  if (!Array.isArray(crumbs)) return [];
  return crumbs.flatMap((crumb: { position?: unknown; item?: unknown }, n) => [
    ...(crumb.position === n + 1
      ? []
      : [`${place}: crumb ${n + 1} has the position ${String(crumb.position)}`]),
    ...(typeof crumb.item === "string" && URL.canParse(crumb.item)
      ? []
      : [`${place}: crumb ${n + 1} leads nowhere`]),
  ]);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
