import { parse as parseYaml } from "yaml";
import { z } from "zod";

/**
 * Reads what stands above a text, between two lines of "---", and the text itself.
 * @param path the file's, for the words of an error
 * @throws Error that names the file and every fault of its front matter.
 */
export function readFrontMatter<Head>(
  file: string,
  path: string,
  schema: z.ZodType<Head>,
): { readonly head: Head; readonly text: string } {
  const [, above, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (above === undefined || text === undefined)
    throw new Error(`${path} must begin with front matter between two lines of ---.`);
  const read = schema.safeParse(parseYaml(above, { schema: "failsafe" }));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  return { head: read.data, text };
}
