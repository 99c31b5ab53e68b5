/** Words beside the names that a device has chosen from likes. */
export const TASTE_WORDS = {
  button: "More my style",
  /** Beside the button. */
  from: "From your {count} likes and saved names.",
  /** After the number of names drawn. */
  title: "more your style",
  note: "Picked on this device from what you like, save and remove. We don’t ask our server about these names, so their cards have no curves.",
} as const;
