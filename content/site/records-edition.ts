/** The edition of the birth records that every figure is of, by its last year: spelled here and nowhere else. */
export const RECORDS_EDITION = 2025;
