/** Makes something of what is given, and gives the same again as long as the same is given. */
export function lastMade<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (given) => {
    if (last === undefined || last.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
