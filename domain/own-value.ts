/** What a table has of its own under a key that somebody typed: "constructor" is in every object of JavaScript. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
