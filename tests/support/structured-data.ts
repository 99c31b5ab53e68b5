type Rule = {
  /** What Google says of the type, where it reads it at all. */
  readonly doc?: string;
  /** What a reader cannot do without. */
  readonly required: readonly string[];
  /** What Google recommends and we can truly say. */
  readonly recommended?: readonly string[];
};

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";
const OF_PAGES = ["name", "description", "url", "inLanguage", "isPartOf", "publisher"];

const ARTICLE: Rule = {
  doc: `${GOOGLE}/article`,
  required: ["headline", "mainEntityOfPage"],
  recommended: ["author", "dateModified", "datePublished", "image"],
};

/** The types that our pages use, and no others: what nobody reads only makes pages heavier (decision 81). */
const RULES: Readonly<Record<string, Rule>> = {
  AboutPage: { required: OF_PAGES },
  Article: ARTICLE,
  Blog: { required: OF_PAGES },
  BlogPosting: ARTICLE,
  BreadcrumbList: { doc: `${GOOGLE}/breadcrumb`, required: ["itemListElement"] },
  CollectionPage: { required: OF_PAGES },
  ContactPage: { required: OF_PAGES },
  DataDownload: { doc: `${GOOGLE}/dataset`, required: ["contentUrl"], recommended: ["encodingFormat"] },
  Dataset: {
    doc: `${GOOGLE}/dataset`,
    required: ["name", "description"],
    recommended: ["creator", "license", "url", "distribution", "temporalCoverage", "spatialCoverage"],
  },
  DigitalDocument: { required: ["name", "description", "url", "encoding", "dateModified", "publisher"] },
  ItemList: { required: ["itemListElement", "numberOfItems"] },
  ListItem: { doc: `${GOOGLE}/breadcrumb`, required: ["position", "name"] },
  MediaObject: { required: ["name", "contentUrl", "encodingFormat"] },
  Organization: { doc: `${GOOGLE}/organization`, required: ["name", "url"] },
  WebPage: { required: OF_PAGES },
  WebSite: {
    doc: "https://developers.google.com/search/docs/appearance/site-names",
    required: ["name", "url"],
  },
};

/** The day on which the first text of the site stood in this repository: nothing was published before. */
const FIRST_DAY = "2026-11-21";

/**
 * What is wrong with structured data: types that nobody has thought of here, properties that lack or are empty, crumbs that
 * lead nowhere, references to nothing, and days that cannot be true.
 */
export function faultsIn(data: unknown, place = "$"): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item, n) => faultsIn(item, `${place}[${n}]`));
  if (typeof data !== "object" || data === null) return [];
  const properties = new Map<string, unknown>(Object.entries(data));
  if (!properties.has("@type")) return referenceFaults(properties, place);
  const type = String(properties.get("@type"));
  const rule = RULES[type];
  const wanted = [...(rule?.required ?? []), ...(rule?.recommended ?? [])];
  return [
    ...(rule === undefined ? [`${place} is of the unknown type ${type}`] : []),
    ...wanted
      .filter((name) => isEmpty(properties.get(name)))
      .map((name) => `${place} (${type}) has no ${name}`),
    ...(type === "BreadcrumbList" ? crumbFaults(properties.get("itemListElement"), place) : []),
    ...dayFaults(properties, place),
    ...[...properties].flatMap(([name, value]) => faultsIn(value, `${place}.${name}`)),
  ];
}

/** Crumbs are counted from 1, two at least, and each leads somewhere. */
function crumbFaults(crumbs: unknown, place: string): readonly string[] {
  if (!Array.isArray(crumbs)) return [];
  return [
    ...(crumbs.length < 2 ? [`${place} has fewer than two crumbs`] : []),
    ...crumbs.flatMap((crumb: { position?: unknown; item?: unknown }, n) => [
      ...(crumb.position === n + 1
        ? []
        : [`${place}: crumb ${n + 1} has the position ${String(crumb.position)}`]),
      ...(typeof crumb.item === "string" && URL.canParse(crumb.item)
        ? []
        : [`${place}: crumb ${n + 1} leads nowhere`]),
    ]),
  ];
}

/** Only the site and its publisher are spoken of elsewhere than where they are described. */
function referenceFaults(properties: ReadonlyMap<string, unknown>, place: string): readonly string[] {
  const id = properties.get("@id");
  const isKnown = typeof id === "string" && /\/#(organization|website)$/.test(id);
  return isKnown && properties.size === 1 ? [] : [`${place} has no type, and refers to nothing`];
}

/** Days are of the calendar, none before the site or still to come, and nothing changes before it is published. */
function dayFaults(properties: ReadonlyMap<string, unknown>, place: string): readonly string[] {
  const today = new Date().toISOString().slice(0, 10);
  const days = ["datePublished", "dateModified"].flatMap((name) =>
    properties.has(name) ? String(properties.get(name)) : [],
  );
  const inTime = days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= FIRST_DAY && day <= today);
  const inOrder = days.every((day, n) => day >= (days[n - 1] ?? day));
  return inTime && inOrder ? [] : [`${place} has days that cannot be true: ${days.join(", ")}`];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
