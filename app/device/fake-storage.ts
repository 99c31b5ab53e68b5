/** A localStorage for tests: two tabs are two readers of the same one. */
export function fakeStorage(): Storage & { full: boolean } {
  const kept = new Map<string, string>();
  return {
    full: false,
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (this.full) throw new DOMException("There is no room left.", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}
