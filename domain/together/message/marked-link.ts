import { openFragment, type Opened, sealFragment } from "#domain/link/sealed-fragment.ts";

/** Since the second, the mark is under the checksum: a link whose letter was changed is no link of the other kind. */
const EDITION = { unmarked: 1, marked: 2 } as const;

/** The end of a link of one of our kinds, with its mark ("#t=") in front. */
export function sealLink(mark: string, content: Uint8Array): string {
  return mark + sealFragment(EDITION.marked, content, mark);
}

/** As it was made before the second edition; such links still open. */
export function sealUnmarkedLink(mark: string, content: Uint8Array): string {
  return mark + sealFragment(EDITION.unmarked, content);
}

/** Opens the end of a link that begins with the mark, of either edition. */
export function openLink(mark: string, fragment: string): Opened {
  return openFragment(EDITION.marked, fragment.slice(mark.length), (edition) =>
    edition === EDITION.marked ? mark : "",
  );
}
