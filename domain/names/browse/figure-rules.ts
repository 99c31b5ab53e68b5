/** The last year of the edition on record: plain words that name it, or a later one, mean now. */
export const LAST_YEAR = 2025;

/** Popular in a year: so high among the names of its sex, as SSA ranks them. */
export const POPULAR = { rank: 200 } as const;

/** At its highest share before this year, and later out of so many names most given. */
export const VINTAGE = { before: 1950, fellBehind: 200 } as const;

/**
 * Among so many names most given, in each of so many years up to the last; those that were popular in so many of its
 * decades come first.
 */
export const CLASSIC = { rank: 500, years: 100, decades: 7 } as const;

/** At its highest share since a year, and in no year before another among so many names most given. */
export const MODERN = { since: 2000, before: 1980, rank: 1000 } as const;

/** At its highest share at least so long ago, and its share so many times that of so many years ago. */
export const RETURNING = { peakYearsAgo: 50, years: 25, times: 1.5 } as const;

/** Not worn out: in no year since then among so many names most given; and known: so many births in all. */
export const PAST = { since: 1930, rank: 100, known: 5000 } as const;

/** Of rare names, those at their height in so many years come first: what went out of use is no discovery. */
export const FRESH_YEARS = 30;

/** A rise or a fall is one of the lists of rising and falling names (MOVING), and no mere turn: so it is beside ten years ago, too. */
export const MOVED = { years: 10, risen: 1.2, fallen: 0.8 } as const;
