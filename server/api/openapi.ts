import { here } from "#content/site/records-edition.ts";
import { z } from "zod";
import type { Description, Success } from "./endpoint.ts";
import { collectSchemas } from "./collect-schemas.ts";
import { problemBody } from "./schemas.ts";

const FAULTS: Readonly<Record<number, string>> = {
  400: "The request is malformed; message says how",
  403: "Started by another site's page, or a room's proof is missing",
  404: "No such name, or no such sheet",
  409: "The list, or the room, is full",
  410: "The room has been ended",
  413: "The body is too large",
  415: "The body is not JSON",
  429: "Too much at once from this client's network; Retry-After says when to come back",
  501: "Not in this format; JSON alone is spoken",
  503: "Storage cannot be reached, or has too much to do; Retry-After says when to come back",
  507: "There is no room to store anything new; what was acknowledged before is safe",
};

/** What may come of any request: reading has an allowance, too, and whatever is not read is written into storage. */
const faultsOf = ({ method, faults }: Description<z.ZodType>) =>
  new Set([...faults, 429, ...(method === "get" ? [] : [503, 507])]);

/** The OpenAPI 3.1 document, made from the schemas that check the requests. */
export function describeApi(descriptions: readonly Description<z.ZodType>[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const description of descriptions) {
    paths[description.path] = { ...paths[description.path], [description.method]: operation(description) };
  }
  return collectSchemas({
    openapi: "3.1.0",
    info: {
      title: `Names on ${here("birth records")}`,
      version: "1",
      description:
        "Free to read, from the pages of any site where no cookie is read. Saved names belong to one anonymous browser, known by a cookie.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [],
    paths,
  });
}

function operation(description: Description<z.ZodType>) {
  const { summary, given, answers, operationId } = description;
  const { properties = {} } = jsonSchema(given, "input");
  const body = properties["body"];
  return {
    operationId,
    summary,
    parameters: [...parameters("path", properties["params"]), ...parameters("query", properties["query"])],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: Object.fromEntries([
      ...answers.map((answer) => [answer.status, success(answer)] as const),
      ...faultsOf(description)
        .values()
        .map((status) => [status, fault(status)] as const),
    ]),
  };
}

function parameters(place: "path" | "query", schema: z.core.JSONSchema._JSONSchema | undefined) {
  if (typeof schema !== "object") return [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

function success({ description, schema, contentType }: Success) {
  if (contentType !== undefined) return { description, content: { [contentType]: {} } };
  if (schema === undefined) return { description };
  return { description, content: { "application/json": { schema: jsonSchema(schema, "output") } } };
}

function fault(status: number) {
  const schema = jsonSchema(problemBody, "output");
  return { description: FAULTS[status] ?? "Error", content: { "application/problem+json": { schema } } };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, reused: "inline" });
  return rest;
}
