/** Makes something when it is first wanted, and gives the same from then on. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** The same for what may have to be made again: `renew` forgets what was made. */
export function renewable<Made>(make: () => Made): { readonly get: () => Made; readonly renew: () => void } {
  let made: { readonly it: Made } | undefined;
  return {
    get: () => (made ??= { it: make() }).it,
    renew() {
      made = undefined;
    },
  };
}
