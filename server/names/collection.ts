import { A } from "#content/names/a.ts";
import { B } from "#content/names/b.ts";
import { C } from "#content/names/c.ts";
import { D } from "#content/names/d.ts";
import { E } from "#content/names/e.ts";
import { F } from "#content/names/f.ts";
import { G } from "#content/names/g.ts";
import { H } from "#content/names/h.ts";
import { I } from "#content/names/i.ts";
import { J } from "#content/names/j.ts";
import { K } from "#content/names/k.ts";
import { L } from "#content/names/l.ts";
import { M } from "#content/names/m.ts";
import { N } from "#content/names/n.ts";
import { O } from "#content/names/o.ts";
import { P } from "#content/names/p.ts";
import { Q } from "#content/names/q.ts";
import { R } from "#content/names/r.ts";
import { S } from "#content/names/s.ts";
import { T } from "#content/names/t.ts";
import { U } from "#content/names/u.ts";
import { V } from "#content/names/v.ts";
import { W } from "#content/names/w.ts";
import { X } from "#content/names/x.ts";
import { Y } from "#content/names/y.ts";
import { Z } from "#content/names/z.ts";
import type { CuratedName } from "#domain/names/curated-name.ts";

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
