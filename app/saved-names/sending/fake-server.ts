type Row = { readonly nameId: string; readonly note: string };

/** The endpoints of saved names for tests, as a stand-in for fetch: a list, a limit, and troubles on demand. */
export type FakeServer = {
  rows: readonly Row[];
  limit: number;
  /** What befalls the next calls, one after another: no network, or a status instead of an answer. */
  troubles: ("offline" | { readonly status: number; readonly headers?: Record<string, string> })[];
  /** "POST hazel", in the order in which they came, failed ones too. */
  readonly calls: string[];
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
};

export function fakeServer(...ids: readonly string[]): FakeServer {
  const server: FakeServer = {
    rows: ids.map((nameId) => ({ nameId, note: "" })),
    limit: 500,
    troubles: [],
    calls: [],
    async fetch(address, init) {
      const path = address.replace("/api/saved-names", "");
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : {};
      server.calls.push(`${init?.method} ${path.slice(1) || valueIn(body, "nameId")}`);
      await Promise.resolve();
      const trouble = server.troubles.shift();
      if (trouble === "offline") throw new TypeError("Failed to fetch");
      if (trouble !== undefined) return new Response("{}", trouble);
      return answer(server, init?.method ?? "GET", path.slice(1), body);
    },
  };
  return server;
}

function answer(server: FakeServer, method: string, path: string, body: unknown): Response {
  const isThere = (nameId: string) => server.rows.some((row) => row.nameId === nameId);
  if (method === "POST") {
    const nameId = valueIn(body, "nameId");
    if (isThere(nameId)) return new Response("{}");
    if (server.rows.length >= server.limit) return problem(409, "Your list is full.");
    server.rows = [{ nameId, note: "" }, ...server.rows];
    return new Response("{}", { status: 201 });
  }
  if (method === "DELETE") server.rows = server.rows.filter(({ nameId }) => nameId !== path);
  if (method === "PATCH") {
    if (!isThere(path)) return problem(404, "This name is not on your list.");
    server.rows = server.rows.map((row) =>
      row.nameId === path ? { ...row, note: valueIn(body, "note") } : row,
    );
  }
  if (method === "PUT") {
    const ids: unknown = typeof body === "object" && body !== null && "nameIds" in body ? body.nameIds : [];
    const place = (row: Row) => (Array.isArray(ids) ? ids.indexOf(row.nameId) : 0);
    server.rows = server.rows.toSorted((one, other) => place(one) - place(other));
  }
  return new Response(null, { status: 204 });
}

function problem(status: number, message: string): Response {
  return new Response(JSON.stringify({ message }), { status });
}

function valueIn(body: unknown, key: string): string {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, key) : undefined;
  return typeof value === "string" ? value : "";
}
