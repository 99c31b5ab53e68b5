import { dirname } from "node:path";
import { StartFault } from "#server/start-fault.ts";

/** Why a file could not be opened as a database, in words for whoever starts the server. Surprises are given back as they are. */
export function sqliteStartFault(file: string, error: unknown): unknown {
  const sentence = sentenceFor(file, error);
  return sentence === undefined ? error : new StartFault(sentence, { cause: error });
}

function sentenceFor(file: string, error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof StartFault) return undefined;
  const folder = dirname(file);
  if ("syscall" in error && "code" in error) {
    return `The folder ${folder} cannot be made (${String(error.code)}). Set DATA_DIR to one that the server may write to.`;
  }
  if (!("errcode" in error) || typeof error.errcode !== "number") return undefined;
  switch (error.errcode & 0xff) {
    case SQLITE.permission:
    case SQLITE.readOnly:
    case SQLITE.cannotOpen:
      return `The server may not write to ${file}. Give ${folder} and what lies in it to the user who runs it, or set DATA_DIR to another folder.`;
    case SQLITE.notADatabase:
      return `${file} is not a database. Move it away, and put a backup in its place (docs/backup.md).`;
    case SQLITE.corrupt:
      return `${file} is damaged (${error.message}). Move it away, and put a backup in its place (docs/backup.md).`;
    case SQLITE.full:
      return `There is no room left where ${file} lies. Make room, or set DATA_DIR to a folder on another disk.`;
    case SQLITE.ioError:
      return `The disk fails where ${file} lies (${error.message}). Set DATA_DIR to a folder on another disk.`;
    case SQLITE.busy:
      return `Another program holds ${file} locked. Stop it, and start again.`;
    default:
      return undefined;
  }
}

/** Result codes: sqlite.org/rescode.html. */
const SQLITE = {
  permission: 3,
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;
