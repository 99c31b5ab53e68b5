import type { Context } from "hono";
import { z } from "zod";
import { tooManyListsMessage } from "#domain/forms/wait-message.ts";
import type { TooManyLists, SavedListSession } from "#domain/saved-names/visit.ts";
import { type Bindings, clientIn } from "#server/http/hono.ts";
import { openSavedList } from "#server/saved-names/saved-list-session.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "#server/api/endpoint.ts";
import { problem } from "#server/api/problem.ts";
import { LIST_FULL, NO_SUCH_NAME, NOT_ON_LIST } from "./saved-names-messages.ts";
import {
  annotating,
  mergeResult,
  merging,
  nothing,
  ordering,
  removing,
  savedName,
  saving,
} from "#server/api/schemas.ts";

const PATH = "/api/saved-names";
const done = [{ status: 204, description: "Done" }];
const writeFaults = [400, 403, 413, 415, 429];

/** The list of one anonymous browser: read, save, remove, annotate, order, merge, forget. */
export function savedNameEndpoints(services: Services): readonly Endpoint[] {
  const sessionOf = (context: Context<Bindings>): SavedListSession => {
    const client = clientIn(context, services.config);
    return openSavedList(services, {
      cookie: context.req.header("cookie"),
      https: client.https,
      newList: () => services.allowances.newList(client),
    });
  };

  return [
    endpoint(
      {
        method: "get",
        path: PATH,
        operationId: "listSavedNames",
        summary: "This browser's saved names, in their order",
        given: nothing,
        answers: [{ status: 200, description: "Saved names", schema: z.array(savedName) }],
        faults: [503],
      },
      async (_, context) => {
        const session = sessionOf(context);
        return answer(session, 200, await session.list());
      },
    ),
    endpoint(
      {
        method: "post",
        path: PATH,
        operationId: "saveName",
        summary: "Saves a name; twice is once",
        given: saving,
        answers: [
          { status: 201, description: "Saved", schema: savedName },
          { status: 200, description: "It was saved before", schema: savedName },
        ],
        faults: [...writeFaults, 404, 409],
      },
      async ({ body: { nameId } }, context) => {
        const session = sessionOf(context);
        const result = await session.save(nameId);
        if (result === "unknown name") return problem(404, NO_SUCH_NAME);
        if (result === "full") return problem(409, LIST_FULL);
        if (typeof result === "object") return tooManyLists(result);
        return answer(session, result === "saved" ? 201 : 200, await session.entry(nameId));
      },
    ),
    endpoint(
      {
        method: "delete",
        path: `${PATH}/{nameId}`,
        operationId: "removeSavedName",
        summary: "Removes a name; succeeds when it is not there",
        given: removing,
        answers: done,
        faults: [400, 403, 429],
      },
      async ({ params: { nameId } }, context) => {
        const session = sessionOf(context);
        await session.remove(nameId);
        return answer(session, 204);
      },
    ),
    endpoint(
      {
        method: "patch",
        path: `${PATH}/{nameId}`,
        operationId: "annotateSavedName",
        summary: "Writes a note beside a saved name",
        given: annotating,
        answers: done,
        faults: [...writeFaults, 404],
      },
      async ({ params: { nameId }, body: { note } }, context) => {
        const session = sessionOf(context);
        return (await session.annotate(nameId, note)) ? answer(session, 204) : problem(404, NOT_ON_LIST);
      },
    ),
    endpoint(
      {
        method: "put",
        path: `${PATH}/order`,
        operationId: "orderSavedNames",
        summary: "Puts these names first, in this order",
        given: ordering,
        answers: done,
        faults: writeFaults,
      },
      async ({ body: { nameIds } }, context) => {
        const session = sessionOf(context);
        await session.order(nameIds);
        return answer(session, 204);
      },
    ),
    endpoint(
      {
        method: "post",
        path: `${PATH}/merge`,
        operationId: "mergeSavedNames",
        summary: "Adds the names of another list to this one",
        given: merging,
        answers: [{ status: 200, description: "What came of it", schema: mergeResult }],
        faults: writeFaults,
      },
      async ({ body: { names } }, context) => {
        const session = sessionOf(context);
        const result = await session.merge(names);
        return "kind" in result ? tooManyLists(result) : answer(session, 200, result);
      },
    ),
    endpoint(
      {
        method: "delete",
        path: PATH,
        operationId: "forgetVisitor",
        summary: "Forgets everything kept for this browser",
        given: nothing,
        answers: done,
        faults: [403, 429],
      },
      async (_, context) => {
        const session = sessionOf(context);
        await session.forget();
        return answer(session, 204);
      },
    ),
  ];
}

function tooManyLists({ seconds }: TooManyLists): Response {
  return problem(429, tooManyListsMessage(seconds), { "retry-after": String(seconds) });
}

function answer(session: SavedListSession, status: number, body?: unknown): Response {
  const response =
    body === undefined
      ? new Response(null, { status })
      : new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  for (const cookie of session.cookies()) response.headers.append("set-cookie", cookie);
  response.headers.set("cache-control", "private, no-store");
  return response;
}
