import { isRecord, readJson } from "#domain/text/read-json.ts";

/**
 * Reads a value of which nothing is known: what lay in a browser or a file, of this build, an older or a newer one, or of
 * anybody. Undefined where it is none of these. A schema is the type, its check and its reader in one.
 */
export type Schema<Value> = (value: unknown) => Value | undefined;

/** The type that a schema reads. */
export type Of<Read> = Read extends Schema<infer Value> ? Value : never;

type Shape = Readonly<Record<string, Schema<unknown>>>;
type Fields<Needed extends Shape> = { readonly [Key in keyof Needed]: Of<Needed[Key]> };

export const string: Schema<string> = (value) => (typeof value === "string" ? value : undefined);
export const flag: Schema<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** A whole number, 0 or more. */
export const count: Schema<number> = (value) => within(0, Infinity)(value);

/** A whole number from one to another, both included. */
export function within(least: number, most: number): Schema<number> {
  return (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;
}

/** One of some words or numbers. */
export function oneOf<const Known>(all: readonly Known[]): Schema<Known> {
  return (value) => all.find((known) => known === value);
}

/** What a guard lets through. */
export function guarded<Value>(isOne: (value: unknown) => value is Value): Schema<Value> {
  return (value) => (isOne(value) ? value : undefined);
}

/** Something else in place of what is damaged or missing. */
export function or<Value, const Other>(
  schema: Schema<Value>,
  other: Other,
): (value: unknown) => Value | Other {
  return (value) => schema(value) ?? other;
}

/** The first of some that can read it. */
export function either<Values extends readonly unknown[]>(
  ...all: { readonly [Place in keyof Values]: Schema<Values[Place]> }
): Schema<Values[number]> {
  return (value) => {
    for (const schema of all) {
      const read = schema(value);
      if (read !== undefined) return read;
    }
    return undefined;
  };
}

/** Whatever can be read of a list. */
export function someOf<Item>(item: Schema<Item>): Schema<readonly Item[]> {
  const read = (each: unknown): Item[] => {
    const one = item(each);
    return one === undefined ? [] : [one];
  };
  return (value) => (Array.isArray(value) ? value.flatMap(read) : undefined);
}

/** Whatever can be read of a list; nothing of what is no list. */
export function list<Item>(item: Schema<Item>): (value: unknown) => readonly Item[] {
  return or(someOf(item), []);
}

/** A list of which every item can be read. */
export function wholeList<Item>(item: Schema<Item>): Schema<readonly Item[]> {
  return (value) => {
    const read = someOf(item)(value);
    return Array.isArray(value) && read?.length === value.length ? read : undefined;
  };
}

/** A record with these fields, all of which must be read; others are left out. */
export function fields<Needed extends Shape>(needed: Needed): Schema<Fields<Needed>> {
  const keys = Object.keys(needed);
  const isWhole = (built: Readonly<Record<string, unknown>>): built is Fields<Needed> =>
    keys.every((key) => built[key] !== undefined);
  return (value) => {
    if (!isRecord(value)) return undefined;
    const built = partsOf(needed, value);
    return isWhole(built) ? built : undefined;
  };
}

/** A record with those of these fields that can be read. */
export function parts<Known extends Shape>(known: Known): Schema<Partial<Fields<Known>>> {
  const isSome = (_built: Readonly<Record<string, unknown>>): _built is Partial<Fields<Known>> => true;
  return (value) => {
    if (!isRecord(value)) return undefined;
    const built = partsOf(known, value);
    return isSome(built) ? built : undefined;
  };
}

/** Of a record whatever can be read under these keys. */
export function under<Value>(
  keys: readonly string[],
  schema: Schema<Value>,
): Schema<Readonly<Record<string, Value>>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const entry = (key: string): [string, Value][] => {
      const read = schema(value[key]);
      return read === undefined ? [] : [[key, read]];
    };
    return Object.fromEntries(keys.flatMap(entry));
  };
}

/** A record that is one and the other: the parts of both. */
export function both<One extends object, Other extends object>(
  one: Schema<One>,
  other: Schema<Other>,
): Schema<One & Other> {
  return (value) => {
    const [first, second] = [one(value), other(value)];
    return first === undefined || second === undefined ? undefined : { ...first, ...second };
  };
}

/** A record with the fields that we know, read, and all others as they are: a newer build has written them. */
export function withOthers<Known extends object>(
  known: Schema<Known>,
): Schema<Readonly<Record<string, unknown>> & Known> {
  return both((value) => (isRecord(value) ? value : undefined), known);
}

/** What a text says as JSON, where that is of a version that we know. */
export function versioned<Value>(
  version: number,
  schema: Schema<Value>,
): (json: string | null) => Value | undefined {
  return (json) => {
    const whole = readJson(json);
    return isRecord(whole) && whole["version"] === version ? schema(whole) : undefined;
  };
}

function partsOf(shape: Shape, record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]): readonly (readonly [string, unknown])[] => {
      const read = schema(record[key]);
      return read === undefined ? [] : [[key, read]];
    }),
  );
}
