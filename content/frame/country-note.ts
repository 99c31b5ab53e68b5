/** What a guide says first where the site speaks to another country than its guides were written for; null: nothing. */
export const COUNTRY_NOTE: string | null = null;
