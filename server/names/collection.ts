import { A } from "#content/names/entries/a.ts";
import { B } from "#content/names/entries/b.ts";
import { C } from "#content/names/entries/c.ts";
import { D } from "#content/names/entries/d.ts";
import { E } from "#content/names/entries/e.ts";
import { F } from "#content/names/entries/f.ts";
import { G } from "#content/names/entries/g.ts";
import { H } from "#content/names/entries/h.ts";
import { I } from "#content/names/entries/i.ts";
import { J } from "#content/names/entries/j.ts";
import { K } from "#content/names/entries/k.ts";
import { L } from "#content/names/entries/l.ts";
import { M } from "#content/names/entries/m.ts";
import { N } from "#content/names/entries/n.ts";
import { O } from "#content/names/entries/o.ts";
import { P } from "#content/names/entries/p.ts";
import { Q } from "#content/names/entries/q.ts";
import { R } from "#content/names/entries/r.ts";
import { S } from "#content/names/entries/s.ts";
import { T } from "#content/names/entries/t.ts";
import { U } from "#content/names/entries/u.ts";
import { V } from "#content/names/entries/v.ts";
import { W } from "#content/names/entries/w.ts";
import { X } from "#content/names/entries/x.ts";
import { Y } from "#content/names/entries/y.ts";
import { Z } from "#content/names/entries/z.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";

/** The curated collection, a file a letter, in alphabetical order of ids within each file. */
export const COLLECTION: readonly CuratedName[] = [
  ...A,
  ...B,
  ...C,
  ...D,
  ...E,
  ...F,
  ...G,
  ...H,
  ...I,
  ...J,
  ...K,
  ...L,
  ...M,
  ...N,
  ...O,
  ...P,
  ...Q,
  ...R,
  ...S,
  ...T,
  ...U,
  ...V,
  ...W,
  ...X,
  ...Y,
  ...Z,
];
