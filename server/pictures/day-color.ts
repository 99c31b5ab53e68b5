import { BRAND } from "#content/site/brand.ts";
import { type ColorName, withOurs } from "#domain/brand/colors.ts";

/** A color by day, as #rrggbb: a picture does not know its reader's theme. Asked for where a shape is drawn, since the brand may change. */
export function dayColor(name: ColorName): string {
  return withOurs(BRAND.colors)[name][0];
}
