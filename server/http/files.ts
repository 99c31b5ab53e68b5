import { compressLive } from "./compress.ts";
import { etagOf, holdsSame } from "./from-memory.ts";

/**
 * A file that a page has made: compressed, and with an ETag if caches may keep it; 304 to who holds the same bytes.
 */
export async function sendFile(request: Request, file: Response): Promise<Response> {
  const isForCaches = file.headers.get("cache-control")?.startsWith("public") === true;
  if (request.method !== "GET" || file.status !== 200 || !isForCaches) return file;
  const bytes = Buffer.from(await file.arrayBuffer());
  const headers = new Headers(file.headers);
  const etag = etagOf(bytes);
  headers.set("etag", etag);
  headers.set("vary", "Accept-Encoding");
  headers.set("x-content-type-options", "nosniff");
  if (holdsSame(request, etag)) return new Response(null, { status: 304, headers });
  const compressed = compressLive(bytes.toString(), request.headers.get("accept-encoding") ?? undefined);
  if (compressed !== undefined) headers.set("content-encoding", compressed.encoding);
  return new Response(compressed?.body ?? bytes, { headers });
}
