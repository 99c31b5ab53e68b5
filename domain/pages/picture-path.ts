/** Where the picture lies that is shown when a page is shared: one rule for fixed pages and for names. */
export function picturePath(page: string): string {
  return `/og${page === "/" ? "/home" : page}.png`;
}
