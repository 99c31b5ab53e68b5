/** PostgreSQL keeps neither the NUL sign nor half a surrogate pair; both become U+FFFD, on either engine. */
export function storable(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}
