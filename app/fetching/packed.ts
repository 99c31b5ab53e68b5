/** Where packed data have what they were made of. No key that the router would send. */
const MADE_OF = Symbol("made of");

/** Data of a page as they are sent, and on the server what they were made of. */
export type Packed<View, Data extends object> = Data & { readonly [MADE_OF]?: View };

/** Data that carry a view, with the view beside them. They must give it back whole: browsers have nothing else. */
export function packedOf<View, Data extends object>(view: View, data: Data): Packed<View, Data> {
  return { ...data, [MADE_OF]: view };
}

/** What packed data show. The server draws a page where its data were packed, and has nothing to unpack. */
export function viewOf<View, Data extends object>(
  packed: Packed<View, Data>,
  unpack: (data: Data) => View,
): View {
  return packed[MADE_OF] ?? unpack(packed);
}
