/** On which hours of sleep are shown, whatever the age. */
export const SLEEP_SCALE = { kind: "scale", from: 6, to: 14, ends: ["6 hours", "14 hours"] } as const;
