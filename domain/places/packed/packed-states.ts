import { joinBytes } from "#domain/join-bytes.ts";
import { checksum } from "#domain/checksum.ts";
import { markedHead, readMarkedHead } from "#domain/marked-file.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { slotsOfWindow } from "#domain/places/most-given.ts";
import {
  emptyNewest,
  emptyOlder,
  layOutPlaces,
  type PlaceRows,
  readPlaceRows,
} from "#domain/places/place-rows.ts";
import { decodePlaces, type PlacesHeader } from "#domain/places/place-tables.ts";
import { layOutRanks, type RankBlock, readRankBlocks } from "#domain/places/ranks/rank-blocks.ts";
import { decodeRanks } from "#domain/places/ranks/rank-tables.ts";
import { LEAST_BIRTHS } from "#domain/places/state-figures.ts";
import { codeNewest } from "./newest-model.ts";
import { createOlderModel } from "./older-model.ts";
import { type Coder, createDecoder, createEncoder } from "./range-coder.ts";
import { codeRanks } from "./ranks-model.ts";
import { codeText } from "./text-model.ts";
import { largestFirst, openWindow } from "./window.ts";

/** How the packed file begins; data/states/README.md describes the rest. */
const PACKED_MARK = "STATES1\n";

/** The tables of births by state and of ranks as bytes, which decodePlaces and decodeRanks read. */
export type LaidOutStates = { readonly places: Uint8Array; readonly ranks: Uint8Array };

/** What the packed file says of itself in plain text. */
type Header = {
  /** The edition of the national records, without which nothing is unpacked. */
  readonly records: { readonly names: number; readonly lastYear: number };
  /** Checksums (FNV-1a): of the rest of the file, and of what is unpacked. */
  readonly sums: { readonly packed: number; readonly places: number; readonly ranks: number };
};

/** Packs tables that were made of these records: to less than a third of what they are. Takes seconds. Throws where they would not come back as they are. */
export function packStates(laidOut: LaidOutStates, records: BirthRecords): Uint8Array {
  const places = decodePlaces(laidOut.places);
  const encoder = createEncoder();
  codeStates(encoder, records, {
    header: places.header,
    rows: readPlaceRows(places),
    blocks: readRankBlocks(decodeRanks(laidOut.ranks)),
  });
  const coded = encoder.end();
  const header: Header = {
    records: editionOf(records),
    sums: { packed: checksum(coded), places: checksum(laidOut.places), ranks: checksum(laidOut.ranks) },
  };
  const packed = joinBytes([markedHead(PACKED_MARK, header), coded]);
  unpackStates(packed, records);
  return packed;
}

/** The tables of a packed file. Takes seconds. Throws where it goes with another edition of the records, or is damaged. */
export function unpackStates(packed: Uint8Array, records: BirthRecords): LaidOutStates {
  const { header, start } = readHeader(packed);
  const edition = editionOf(records);
  if (header.records.names !== edition.names || header.records.lastYear !== edition.lastYear) {
    throw new Error("Births by state go with another edition of the records: npm run compile:states.");
  }
  const coded = packed.subarray(start);
  if (checksum(coded) !== header.sums.packed) throw damaged();
  const tables = codeStates(createDecoder(coded), records);
  const laidOut = {
    places: layOutPlaces(tables.header, tables.rows),
    ranks: layOutRanks(edition, tables.blocks),
  };
  if (!isOf(laidOut, header)) throw damaged();
  return laidOut;
}

/** Whether these tables are what a packed file holds. */
export function isUnpackedFrom(laidOut: LaidOutStates, packed: Uint8Array): boolean {
  return isOf(laidOut, readHeader(packed).header);
}

function isOf({ places, ranks }: LaidOutStates, { sums }: Header): boolean {
  return checksum(places) === sums.places && checksum(ranks) === sums.ranks;
}

const damaged = () => new Error("Births by state are damaged: their checksum.");

function readHeader(packed: Uint8Array): { readonly header: Header; readonly start: number } {
  const { header, start } = readMarkedHead(PACKED_MARK, (from, count) => packed.subarray(from, from + count));
  return { header: JSON.parse(header), start };
}

function editionOf({ names, lastYear }: BirthRecords): Header["records"] {
  return { names: names.length, lastYear };
}

type Tables = {
  readonly header: PlacesHeader;
  readonly rows: PlaceRows;
  readonly blocks: readonly RankBlock[];
};

/** Codes all there is, in both directions: what is to be packed, or nothing, where the coder decodes. Gives what was coded. */
function codeStates(coder: Coder, records: BirthRecords, toPack?: Tables): Tables {
  const header: PlacesHeader = JSON.parse(codeText(coder, JSON.stringify(toPack?.header ?? null)));
  const { newest, older } = header;
  const rows = toPack?.rows ?? {
    newest: emptyNewest(slotsOfWindow(records, newest.firstYear, LEAST_BIRTHS.newest)),
    older: older.map(({ firstYear }) => emptyOlder(slotsOfWindow(records, firstYear, LEAST_BIRTHS.older))),
  };
  const order = largestFirst(header);
  const windowFrom = (firstYear: number) => openWindow(records, header, firstYear);
  const newestQuotients = codeNewest(coder, rows.newest, windowFrom(newest.firstYear), order);
  const olderModel = createOlderModel(order, newestQuotients);
  const quotients = older.map(({ firstYear }, place) =>
    olderModel.code(coder, rows.older[place] ?? emptyOlder([]), windowFrom(firstYear)),
  );
  const blocks = codeRanks(coder, toPack?.blocks, {
    records,
    order,
    allBirths: header.births,
    // The last two windows lie in the last decade of ranks.
    later: quotients.slice(-2),
  });
  return { header, rows, blocks };
}
