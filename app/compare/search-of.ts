/** What an address asks for, from its "?" on; empty where it asks for nothing. */
export function searchOf(address: string): string {
  const [, query = ""] = address.split("?");
  return query === "" ? "" : `?${query}`;
}
