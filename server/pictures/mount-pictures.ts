import { type Context, Hono } from "hono";
import { readNameId } from "#domain/names/entry/name.ts";
import { picturePath } from "#domain/pages/picture-path.ts";
import { problem } from "#server/api/problem.ts";
import type { Bindings } from "#server/http/hono.ts";
import { fileReply } from "#server/http/reply.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import type { Services } from "#server/services.ts";
import { createCardRenderer, RendererFrozen, type RenderCard } from "./card-renderer-process.ts";
import { type Card, inBrand } from "./card-to-draw.ts";
import { nameCard } from "./name-card.ts";
import { createNamePictures } from "./name-pictures.ts";
import { articleCard, PAGE_CARDS } from "./page-cards.ts";

const TRY_AGAIN_S = 10;
const ENDING = ".png";

/**
 * The pictures of the collection's names, where domain/pages/picture-path.ts says. Those of fixed pages are files of the
 * build, which are drawn anew where an operator speaks (own-words/files-served.ts).
 */
export function mountPictures(
  { names, articles, own, log }: Pick<Services, "names" | "articles" | "own" | "log">,
  render: RenderCard = createCardRenderer(),
): Hono<Bindings> {
  const pictures = createNamePictures(render);
  const drawn = async (context: Context<Bindings>, id: string, card: Card): Promise<Response> => {
    const drawing = pictures.of(`${own.version()}${id}`, inBrand(card, own.files));
    if (drawing === "busy")
      return tryAgain("We're drawing a lot of pictures right now. Please try again soon.");
    try {
      const { png, etag } = await drawing;
      const picture = fileReply({ bytes: png, etag, contentType: "image/png" });
      return asResponse(picture, wantedBy(context.req.raw));
    } catch (error) {
      if (!(error instanceof RendererFrozen)) throw error;
      log.error(error);
      return tryAgain("This picture took too long to draw. Please try again soon.");
    }
  };
  return new Hono<Bindings>()
    .get("/og/names/:file{.+\\.png}", async (context, next) => {
      const file = context.req.param("file");
      const path = `/og/names/${file}`;
      if (own.version() !== "" && PAGE_CARDS.some((page) => picturePath(page.path) === path)) return next();
      const id = readNameId(file.slice(0, -ENDING.length)) ?? "";
      const card = nameCard(names, id);
      if (card === undefined) return problem(404, "Only names in our collection have a picture.");
      if (file !== `${id}${ENDING}`) return context.redirect(`/og/names/${id}${ENDING}`, 308);
      return drawn(context, id, { kind: "name", name: card });
    })
    .get("/og/*", async (context, next) => {
      if (own.version() === "") return next();
      const { path } = context.req;
      const cards = [...PAGE_CARDS, ...articles().all.map(articleCard)];
      const page = cards.find((each) => picturePath(each.path) === path);
      return page === undefined ? next() : drawn(context, path, { kind: "page", page });
    });
}

function tryAgain(message: string): Response {
  return problem(503, message, { "retry-after": String(TRY_AGAIN_S) });
}
