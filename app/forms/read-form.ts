import { data } from "react-router";
import { FORM_FAULTS } from "./form-faults.ts";

/** A multipart body without its boundary cannot be told from any other. */
const TAKEN =
  /^\s*(?:application\/x-www-form-urlencoded\s*(?:;|$)|multipart\/form-data\s*;.*boundary=[^\s;])/i;

/**
 * Reads the form that a page's action is given. Thrown as answers of the page: 415 where the body does not say that it is
 * a form, 400 where it says so and is none.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (!TAKEN.test(request.headers.get("content-type") ?? "")) throw refused(415);
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw refused(400);
    throw error;
  }
}

function refused(status: keyof typeof FORM_FAULTS) {
  return data(FORM_FAULTS[status], { status });
}
