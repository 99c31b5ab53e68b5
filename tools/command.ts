import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** The exit status of a command; "misused" where it was called in a way that it does not know. */
export type Exit = number | "misused";

/** For commands that take none. */
export const NO_OPTIONS = {} as const;

/** What a command was given: its options, and the words beside them. */
export type Given<Options extends ParseArgsOptionsConfig = typeof NO_OPTIONS> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: Options }>
>;

/** Runs a command. With --help it prints its help and does nothing; misused, it prints it among the errors, with status 2. */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  run: (given: Given<Options>) => Exit | Promise<Exit>,
): Promise<void> {
  if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
    console.log(help);
    return;
  }
  const exit = await run(
    parseArgs<{ allowPositionals: true; options: Options }>({ allowPositionals: true, options }),
  );
  if (exit === "misused") console.error(help);
  process.exitCode = exit === "misused" ? 2 : exit;
}

/** For operators, to whom the lines of a program say nothing. */
export function failPlainly(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
