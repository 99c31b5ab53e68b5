import { FORM_TOKEN_FIELD, FORM_TOKEN_HEADER } from "#domain/forms/form-token-name.ts";
import { useRootData } from "#app/root-data.ts";

/** The hidden field that shows that whoever sends the form has opened a page first. A page from the device may have none. */
export function FormToken() {
  const token = useRootData()?.formToken;
  return token === undefined ? null : <input type="hidden" name={FORM_TOKEN_FIELD} value={token} />;
}

/** The token that a form holds, as sent by the browser or still on its page. */
export function tokenIn(form: FormData): string | undefined {
  const token = form.get(FORM_TOKEN_FIELD);
  return typeof token === "string" && token !== "" ? token : undefined;
}

/** The same, as the header of a call. */
export function tokenHeader(form: FormData): Readonly<Record<string, string>> {
  const token = tokenIn(form);
  return token === undefined ? {} : { [FORM_TOKEN_HEADER]: token };
}
