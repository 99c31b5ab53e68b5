import { BRAND } from "#content/site/brand.ts";
import { LOCALE } from "#domain/locale/locale.ts";

/**
 * What sites that show a link are told of all pages alike. What differs is in page-meta.ts, and with its data in each page:
 * these are not. Behind it, since the size of a picture follows the picture.
 */
export function SharedMeta() {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content={LOCALE.replace("-", "_")} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
