import { Hono } from "hono";
import { readNameId } from "#domain/names/entry/name.ts";
import { problem } from "#server/api/problem.ts";
import type { Bindings } from "#server/http/hono.ts";
import { fileReply } from "#server/http/reply.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import type { Services } from "#server/services.ts";
import { nameCard } from "./name-card.ts";
import { createNamePictures } from "./name-pictures.ts";
import { createCardRenderer, RendererFrozen, type RenderCard } from "./card-renderer-process.ts";

const TRY_AGAIN_S = 10;
const ENDING = ".png";

/** The pictures of the collection's names, where domain/pages/picture-path.ts says. Those of fixed pages are files of the build. */
export function mountPictures(
  { names, log }: Pick<Services, "names" | "log">,
  render: RenderCard = createCardRenderer(),
): Hono<Bindings> {
  const pictures = createNamePictures(render);
  return new Hono<Bindings>().get("/og/names/:file{.+\\.png}", async (context) => {
    const file = context.req.param("file");
    const id = readNameId(file.slice(0, -ENDING.length)) ?? "";
    const card = nameCard(names, id);
    if (card === undefined) return problem(404, "Only names of the collection have a picture.");
    if (file !== `${id}${ENDING}`) return context.redirect(`/og/names/${id}${ENDING}`, 308);
    const drawing = pictures.of(id, card);
    if (drawing === "busy") return tryAgain("Many pictures are being drawn. Please try again soon.");
    try {
      const { png, etag } = await drawing;
      const picture = fileReply({ bytes: png, etag, contentType: "image/png" });
      return asResponse(picture, wantedBy(context.req.raw));
    } catch (error) {
      if (!(error instanceof RendererFrozen)) throw error;
      log.error(error);
      return tryAgain("This picture took too long to draw. Please try again soon.");
    }
  });
}

function tryAgain(message: string): Response {
  return problem(503, message, { "retry-after": String(TRY_AGAIN_S) });
}
