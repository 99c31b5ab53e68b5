import { data } from "react-router";
import { FORM_FAULTS } from "./form-faults.ts";

const URL_ENCODED = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
/** Without its boundary, such a body cannot be told from any other. */
const MULTIPART = /^\s*multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i;

/** Our longest form has a dozen. Readers take their time for each, and a body has room for 260,000. */
const MOST_FIELDS = 64;

const LONGEST_TYPE = 300;

/**
 * Reads the form that a page's action is given. Thrown as answers of the page: 415 where the body does not say that it is
 * a form, 400 where it says so and is none, or has fields without end.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = (request.headers.get("content-type") ?? "").slice(0, LONGEST_TYPE);
  const boundary = boundaryIn(type);
  if (boundary === null && !URL_ENCODED.test(type)) throw refused("not a form");
  const body = await request.arrayBuffer();
  const text = new TextDecoder("latin1").decode(body);
  const fields = countOf(boundary === null ? "&" : `--${boundary}`, text);
  if (fields > MOST_FIELDS) throw refused("too many fields");
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch (error) {
    if (error instanceof TypeError) throw refused("damaged");
    throw error;
  }
}

function boundaryIn(type: string): string | null {
  const [, quoted, bare] = MULTIPART.exec(type) ?? [];
  return quoted ?? bare ?? null;
}

/** How often a mark stands in a text; counted no further than it must. */
function countOf(mark: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1 && count <= MOST_FIELDS; at = text.indexOf(mark, at + 1))
    count += 1;
  return count;
}

function refused(fault: keyof typeof FORM_FAULTS) {
  const { status, words } = FORM_FAULTS[fault];
  return data(words, { status });
}
