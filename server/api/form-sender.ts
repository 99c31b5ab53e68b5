import type { Context } from "hono";
import type { FormSender } from "#domain/newsletter/newsletter.ts";
import { FORM_TOKEN_HEADER } from "#domain/forms/form-token-name.ts";
import type { Config } from "#server/config.ts";
import { type Bindings, clientIn } from "#server/http/hono.ts";

/**
 * Who sends what a form holds through the API. Our pages send their token in a header, so that the body is what the API
 * says; callers without one are taken too, from an allowance that all of them share.
 */
export function senderIn(context: Context<Bindings>, config: Config): FormSender {
  return { address: clientIn(context, config).address, token: context.req.header(FORM_TOKEN_HEADER) };
}
