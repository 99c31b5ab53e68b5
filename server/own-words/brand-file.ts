import { z } from "zod";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { NameId } from "#domain/names/entry/name.ts";

/** Names of the starter set; the first twelve are shown before anyone has generated anything. */
const STARTERS = 50;

/** brand.json. What is left out stays ours. */
const brandFile = z.strictObject({
  name: z
    .string()
    .max(24, "must have at most 24 letters")
    // It also stands before an address in the sender of mail.
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} &’.-]+$/u, "must be of letters, digits, spaces, &, ’, . and -")
    .optional(),
  tagline: z.string().min(10).max(90).optional(),
  contact: z.email("must be an address such as names@example.org").optional(),
  houseLines: z
    .array(
      z.strictObject({
        text: z.string().min(3).max(60),
        link: z.string().min(3).max(60),
        href: z.string().startsWith("/", "must be a path of this site, such as /names"),
      }),
    )
    .min(2)
    .max(12)
    .optional(),
  starterSet: z.array(z.string()).length(STARTERS, `must have ${STARTERS} names`).optional(),
});
export type BrandFile = z.output<typeof brandFile>;

type Known = {
  readonly leads: (path: string) => boolean;
  /** Of a name of the collection; undefined of any other. */
  readonly originOf: (id: NameId) => string | undefined;
};

/** Reads brand.json. @throws Error that tells every fault. */
export function readBrandFile(text: string, { leads, originOf }: Known): BrandFile {
  const { starterSet = [], houseLines = [], ...said } = parseJson(text, brandFile);
  const unknown = starterSet.filter((id) => originOf(id) === undefined);
  const faults = [
    ...houseLines.flatMap(({ href }) =>
      leads(href) ? [] : [`the link ${href} of houseLines leads nowhere`],
    ),
    ...(unknown.length === 0 ? [] : [`starterSet: not in the collection: ${unknown.join(", ")}`]),
    ...(new Set(starterSet).size < starterSet.length ? ["starterSet: a name stands there twice"] : []),
    ...(unknown.length > 0 ? [] : originFaults(starterSet.map((id) => originOf(id) ?? ""))),
  ];
  if (faults.length > 0) throw new Error(faults.join("; "));
  return {
    ...said,
    ...(houseLines.length === 0 ? {} : { houseLines }),
    ...(starterSet.length === 0 ? {} : { starterSet }),
  };
}

/** The card of figures on the home page says which origin is the most frequent, as the specification has it. */
function originFaults(origins: readonly string[]): readonly string[] {
  const { origin: said } = TOOL_WORDING.statistics;
  const counts = Map.groupBy(origins, (origin) => origin);
  const countOf = (origin: string) => counts.get(origin)?.length ?? 0;
  const more = [...counts.keys()].find((origin) => origin !== said && countOf(origin) >= countOf(said));
  return more === undefined
    ? []
    : [`starterSet: the home page says that most of it is ${said}, and ${more} has ${countOf(more)} names`];
}

/** JSON of a shape. @throws Error that tells every fault and where it stands. */
export function parseJson<Shape>(text: string, schema: z.ZodType<Shape>): Shape {
  const read = schema.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => [...path.map(String), message].join(": ")).join("; "),
  );
}
