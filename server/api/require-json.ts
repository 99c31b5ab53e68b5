import { createMiddleware } from "hono/factory";
import { problem } from "./problem.ts";

const METHODS_WITH_BODY: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);

/** Refuses bodies that are not JSON: a form posted from elsewhere never reaches an endpoint. */
export const requireJson = createMiddleware(async (context, next) => {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (METHODS_WITH_BODY.has(context.req.method) && type !== "application/json") {
    return problem(415, "Send the body as JSON, with the content type application/json.");
  }
  return next();
});
