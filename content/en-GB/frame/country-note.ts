/** What a guide says first where the site speaks to another country than its guides were written for. */
export const COUNTRY_NOTE: string | null =
  "We wrote this guide for families in the United States: its laws, prices, benefits and schools are American.";
