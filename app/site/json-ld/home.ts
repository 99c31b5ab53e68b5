import { house, site } from "./house.ts";
import type { SchemaThing } from "./schema-thing.ts";

/** The site as a whole, and who publishes it: all other pages point here. */
export function homeJsonLd(origin: string): readonly SchemaThing[] {
  return [site(origin), house(origin)];
}
