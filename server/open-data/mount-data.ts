import { Hono } from "hono";
import { type DataFile, readDataFile } from "#domain/open-data/data-file.ts";
import type { Bindings } from "#server/http/hono.ts";
import { replyWith } from "#server/http/reply.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";
import { ANY_ORIGIN, PREFLIGHT } from "#server/http/visitors/any-origin.ts";
import type { Services } from "#server/services.ts";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json" } as const;

/** The files of /data, for everyone alike: no cookie is read. */
export function mountData({ openData }: Pick<Services, "openData">): Hono<Bindings> {
  return new Hono<Bindings>()
    .options("/data/:file", () => new Response(null, { status: 204, headers: PREFLIGHT }))
    .get("/data/:file", async (context) => {
      const name = readDataFile(context.req.param("file"));
      const file = openData.index().files.find((each) => each.name === name);
      if (file === undefined)
        return context.text("We have no file at this address. See /data.\n", 404, ANY_ORIGIN);
      const wanted = wantedBy(context.req.raw);
      const reply = replyWith(200, headersOf(file, openData.index().edition), await openData.read(file.name));
      return asResponse(await unpacked(reply, wanted), wanted);
    });
}

function headersOf({ set, format, sha256 }: DataFile, edition: number) {
  return {
    "content-type": TYPES[format],
    "content-disposition": `attachment; filename="namekin-${set}-${edition}.${format}"`,
    "cache-control": "public, max-age=3600, s-maxage=86400",
    etag: `"${sha256.slice(0, 22)}"`,
    vary: "Accept-Encoding",
    "x-robots-tag": "noindex",
    ...ANY_ORIGIN,
  };
}
