/** What babies do: on CDC's checklist for an age, or on average in WHO's study, with a window; ages in months. */
export type MilestoneFact =
  | { readonly from: "cdc"; readonly age: number; readonly area: string; readonly what: string }
  | { readonly from: "who"; readonly age: number; readonly window: string; readonly what: string };
