/**
 * /robots.txt: all may be read but what answers programs; of that, the sheets as PDFs, which name the page they belong to.
 * Pages that are not for search engines say so themselves, which only who reads them learns.
 */
export function robotsTxt(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /api/printables/",
    "Disallow: /api/",
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** /ads.txt: who may sell space here. With no provider configured, nobody, and it says so. */
export function adsTxt(sellers: string | undefined): string {
  return sellers === undefined
    ? "# Nobody sells advertising space on this site.\nplaceholder.example.com, placeholder, DIRECT, placeholder\n"
    : `${sellers.replaceAll("\\n", "\n")}\n`;
}

/** /.well-known/security.txt (RFC 9116). There is none without an address to write to. */
export function securityTxt(contact: string | undefined, origin: string, now: Date): string | undefined {
  if (contact === undefined) return undefined;
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + 6, 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
