/** What a changelog in the form of Keep a Changelog says of a version, without its heading; null where it says nothing. */
export function releaseNotes(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  if (section === undefined) return null;
  const text = section
    .slice(section.indexOf("\n"))
    .replaceAll(/^\[.+\]: .*$/gm, "")
    .trim();
  return text === "" ? null : `${text}\n`;
}

/** The newest version that a changelog knows, and its day. */
export function newestVersion(changelog: string): { readonly version: string; readonly day: string } | null {
  const [, version, day] = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/m.exec(changelog) ?? [];
  return version === undefined || day === undefined ? null : { version, day };
}
