import { BRAND, OUR_BRAND } from "#content/site/brand.ts";
import { BRAND_ELEMENT } from "./take-brand-of-page.ts";

/** An operator's brand on its way to the browser, as data, with its colors. Of ours the browser knows all: nothing. */
export function BrandInPage() {
  if (BRAND === OUR_BRAND) return null;
  // Within a script, only a "<" could end it.
  const data = JSON.stringify(BRAND).replaceAll("<", String.raw`\u003c`);
  return (
    <>
      <script id={BRAND_ELEMENT} type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      {BRAND.styles === null ? null : <link rel="stylesheet" href={BRAND.styles} />}
    </>
  );
}
