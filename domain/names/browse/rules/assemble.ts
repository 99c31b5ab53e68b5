/** An object with something at each key. The keys must be all that the type has. */
export function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> {
  const made: Partial<Record<Key, Value>> = {};
  for (const [key, value] of entries) made[key] = value;
  return complete(
    made,
    entries.map(([key]) => key),
  );
}

/** The same where each key has a type of its own. */
export function assemble<Whole extends object>(
  keys: readonly (keyof Whole)[],
  make: <Key extends keyof Whole>(key: Key) => Whole[Key],
): Whole {
  const made: Partial<Whole> = {};
  const set = <Key extends keyof Whole>(key: Key, value: Whole[Key]) => {
    made[key] = value;
  };
  for (const key of keys) set(key, make(key));
  return complete(made, keys);
}

function complete<Whole extends object>(made: Partial<Whole>, keys: readonly (keyof Whole)[]): Whole {
  if (!isComplete(made, keys)) throw new Error("A key is missing.");
  return made;
}

function isComplete<Whole extends object>(
  made: Partial<Whole>,
  keys: readonly (keyof Whole)[],
): made is Whole {
  return keys.every((key) => key in made);
}
