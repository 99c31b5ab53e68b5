import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";

/** Names that the sidebar shows at once. */
export const SIDEBAR_SIZE = 6;

/** The field of the sidebar's form. */
export const SIDEBAR_FIELD = "names";

/** Names that the server drew for a sidebar without JavaScript, and for whom. */
export type SidebarSet = { readonly gender: GenderFilter; readonly names: readonly NameSummary[] };
