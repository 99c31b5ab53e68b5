/** Social Security cards began in 1936: people born before asked for one late, or never, so that earlier counts are thin. */
export const THIN_BEFORE = 1937;
