export function loader() {
  return new Response("year\n", { headers: { "content-type": "text/csv; charset=utf-8" } });
}
