import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm, utimes } from "node:fs/promises";
import { join, sep } from "node:path";
import { codeOf } from "./code-of.ts";
import { onDisk, trimCompartment } from "./compartment.ts";
import { markInUse, removeOldEditions } from "./editions.ts";
import { readPageFile, type Stored, writePageFile } from "./page-file.ts";
import { readShortFile, readShortFileNow } from "./read-short-file.ts";
import { layFile } from "./lay-file.ts";
import { freeBytesOf } from "#server/upkeep/watch-disk.ts";
import { inTurn } from "./in-turn.ts";
import { hasRoom, makeRoom } from "./free-space.ts";

/** Pages on disk, for all processes that share the folder and over their restarts. No call ever rejects. */
export type Shelf = {
  /**
   * The page of a key: its origin, a space, and what else tells it from others. Undefined when it is not there, has to be made
   * anew, or cannot be read; a file that is damaged or of something else is removed.
   */
  get(key: string): Promise<Stored | undefined>;
  /** Lays a page there, if it may lie in public caches and there is room; whether it lies there. */
  put(key: string, page: Stored): Promise<boolean>;
  /** What is done once a minute beside the requests: room is made on a full disk, pages of other builds are removed. */
  tend(): Promise<void>;
  /** Stops tending, and waits for what is being written. */
  close(): Promise<void>;
};

export type ShelfOptions = {
  /** Holds a folder for each edition. Made when the first page is laid there. */
  readonly folder: string;
  /** All pages of the edition together take no more of the disk, in bytes, but for a sixteenth for each further process. */
  readonly maxBytes: number;
  /** Stands for everything that pages are made of (edition.ts). */
  readonly edition: string;
  /** With less than so many bytes free on the disk nothing is laid there, and what lies there goes. */
  readonly leastFreeBytes?: number;
  /** Told once when pages cannot be read or written, and again when that begins anew. */
  readonly warn: (sentence: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly freeBytes?: (folder: string) => Promise<number>;
};

/** Where a page lies: its folder, and its file in it. */
type Place = { readonly compartment: string; readonly file: string };

/** Folders of an edition. Each keeps to its part of the room, so that none has to know of all pages. */
const COMPARTMENTS = 64;
/** After so large a part of its room was written, a folder is looked through, and brought below it by as much. */
const SLACK = 1 / 16;
/** What would take more of a folder is no page of ours. */
const LARGEST = 1 / 4;
/** Origins follow from what requests say when PUBLIC_URL is unset, and anybody may make up more. */
const MOST_ORIGINS = 4;
/** Of those that are read, so many are remembered until it is written down. */
const MOST_USED = 10_000;
const TEND_MS = 60_000;
/** A disk is not filled in so long a time. */
const ROOM_FOR_MS = 1000;
/** Folders are for their owner alone, as files are. */
const FOLDER_MODE = 0o700;
const SHORT = "the disk has less free than DISK_MIN_FREE_MB and a quarter";

/** Opens the shelf. Touches no file before it is asked. */
export function openShelf(options: ShelfOptions): Shelf {
  const { folder, maxBytes, edition, leastFreeBytes = 0, warn, now = Date.now } = options;
  const freeBytes = options.freeBytes ?? freeBytesOf;
  const own = join(folder, edition);
  const room = maxBytes / COMPARTMENTS;
  const origins = new Set<string>();
  /** Bytes laid into each folder since it was last looked through; those of before the start are unknown. */
  const laid = new Map<string, number>();
  /** Files that were read since that was last written down, which takes as long as a third of reading them. */
  const used = new Set<string>();
  /** By its file: whether it will lie there. */
  const writing = new Map<string, Promise<boolean>>();
  /** Until it is tended again, so that a full disk is not asked with each page. */
  let rests = false;
  /** Until then there is room: to ask takes a fourth of laying a page there. */
  let askAgainAt = -Infinity;
  let isTold = false;

  const complain = (reason: string) => {
    rests = true;
    if (!isTold) warn(`The shelf of pages in ${own} cannot be used for now: ${reason}.`);
    isTold = true;
  };
  const placeOf = (key: string): Place => {
    const name = hash("sha256", key, "hex").slice(0, 32);
    const compartment = `${own}${sep}${Number.parseInt(name.slice(0, 2), 16) % COMPARTMENTS}`;
    return { compartment, file: `${compartment}${sep}${name}` };
  };
  const mayWrite = (key: string, { headers }: Stored, bytes: number) => {
    const isPublic = headers["cache-control"]?.startsWith("public") === true && !("set-cookie" in headers);
    if (rests || !isPublic || bytes > room * LARGEST) return false;
    const origin = key.slice(0, key.indexOf(" "));
    if (origins.size < MOST_ORIGINS) origins.add(origin);
    return origins.has(origin);
  };
  /** Gives what was read the time of now. Where that cannot be, what is used goes as early as what is not. */
  const markUsed = async () => {
    const files = [...used];
    used.clear();
    const time = now() / 1000;
    await inTurn(files, async (file) => utimes(file, time, time).catch(() => undefined));
  };
  const trim = async (compartment: string, bytes: number) => {
    const since = (laid.get(compartment) ?? Infinity) + bytes;
    laid.set(compartment, since > room * SLACK ? 0 : since);
    if (since <= room * SLACK) return;
    await markUsed();
    await trimCompartment(compartment, room * (1 - SLACK), now());
  };
  /** Whether there is room on the disk, as far as was found out within the last second. */
  const isRoomy = async (): Promise<boolean> => {
    const time = now();
    if (time < askAgainAt) return true;
    if (!(await hasRoom(own, leastFreeBytes, freeBytes))) return false;
    askAgainAt = time + ROOM_FOR_MS;
    return true;
  };
  const lay = async ({ compartment, file }: Place, bytes: Buffer<ArrayBuffer>) => {
    const layWhereRoomy = async () => {
      if (!(await isRoomy())) return false;
      await layFile(file, bytes);
      return true;
    };
    try {
      const isLaid = await layWhereRoomy().catch(async (error: unknown) => {
        // Nearly always the folder is there already.
        if (codeOf(error) !== "ENOENT") throw error;
        await mkdir(compartment, { recursive: true, mode: FOLDER_MODE });
        return layWhereRoomy();
      });
      if (!isLaid) complain(SHORT);
      if (!isLaid) return false;
      await trim(compartment, onDisk(bytes.byteLength));
      isTold = false;
      return true;
    } catch (error) {
      complain(codeOf(error));
      return false;
    }
  };

  const shelf: Shelf = {
    async get(key) {
      const { file } = placeOf(key);
      // Half of it would be taken for a damaged one.
      if (writing.has(file)) await writing.get(file);
      // What was read within the last minute lies in the system's memory.
      const isNear = used.has(file);
      // Folders are soon there, too: a tenth of what it takes Node's threads to find nothing.
      if (!isNear && !existsSync(file)) return undefined;
      try {
        const bytes = isNear ? readShortFileNow(file) : await readShortFile(file);
        const page = readPageFile(key, bytes);
        if (page === undefined) await rm(file, { force: true });
        if (page === undefined || page.until <= now()) return undefined;
        if (used.size < MOST_USED) used.add(file);
        return page;
      } catch (error) {
        if (codeOf(error) !== "ENOENT") complain(codeOf(error));
        return undefined;
      }
    },
    async put(key, page) {
      const bytes = writePageFile(key, page);
      if (!mayWrite(key, page, onDisk(bytes.byteLength))) return false;
      const place = placeOf(key);
      const before = writing.get(place.file);
      const work = before?.then(() => lay(place, bytes)) ?? lay(place, bytes);
      writing.set(place.file, work);
      const isLaid = await work;
      if (writing.get(place.file) === work) writing.delete(place.file);
      return isLaid;
    },
    async tend() {
      try {
        await mkdir(own, { recursive: true, mode: FOLDER_MODE });
        await markInUse(folder, edition, now());
        await markUsed();
        await removeOldEditions(folder, edition, now());
        rests = false;
        if (!(await makeRoom(own, leastFreeBytes, freeBytes))) complain(SHORT);
      } catch (error) {
        complain(codeOf(error));
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.all(writing.values());
    },
  };
  const timer = setInterval(() => void shelf.tend(), TEND_MS).unref();
  return shelf;
}
