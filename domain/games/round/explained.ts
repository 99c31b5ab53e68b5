/** What every question says once it is answered, and where that comes from. */
export type Explained = {
  /** One or two sentences; plain text. */
  readonly explanation: string;
  /** As readers are told: "US Social Security Administration, 2025 edition". Left out for our own collection of names. */
  readonly source?: string;
};
