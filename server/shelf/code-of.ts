/** What the system calls an error, such as ENOENT; of any other, its words. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
