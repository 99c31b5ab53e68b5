import type { Thing } from "schema-dts";

/** Something that schema.org has a type for, described with its properties. */
export type SchemaThing = Exclude<Thing, string>;
