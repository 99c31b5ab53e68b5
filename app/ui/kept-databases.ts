/** Sheets that were filled in on the screen. The privacy page says so. */
export const SHEETS_DATABASE = "filled-sheets";

/** The databases that this browser keeps for the site; "Forget everything" deletes each of them. */
export const KEPT_DATABASES = [SHEETS_DATABASE] as const;
