import { isRecord } from "#domain/text/read-json.ts";

/** Where zod puts schemas that have a name, and where OpenAPI has them. */
const ZOD_PLACE = "#/$defs/";
const OPENAPI_PLACE = "#/components/schemas/";

type Document = Readonly<Record<string, unknown>>;

/**
 * The document with each named schema once, under components, and pointed to there: no generator of clients finds it
 * where zod leaves it, beside each use.
 */
export function collectSchemas(document: Document) {
  const schemas = new Map<string, unknown>();
  const collect = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(collect);
    if (!isRecord(value)) return value;
    const { $defs, ...rest } = value;
    for (const [name, schema] of Object.entries($defs ?? {})) schemas.set(name, collect(schema));
    return Object.fromEntries(
      Object.entries(rest).map(([key, each]) => [key, pointed(key, each) ?? collect(each)]),
    );
  };
  const collected = Object.entries(document).map(([key, value]) => [key, collect(value)] as const);
  return { ...Object.fromEntries(collected), components: { schemas: Object.fromEntries(schemas) } };
}

function pointed(key: string, value: unknown): string | undefined {
  return key === "$ref" && typeof value === "string" ? value.replace(ZOD_PLACE, OPENAPI_PLACE) : undefined;
}
