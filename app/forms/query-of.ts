/** What a form sends, as a query. */
export function queryOf(fields: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of fields) if (typeof value === "string") query.append(key, value);
  return query;
}
