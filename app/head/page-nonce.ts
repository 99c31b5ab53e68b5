import { createContext } from "react";

/**
 * Marks our own inline scripts while a page is rendered, also one that shows an error instead of its data. A browser
 * knows none: the shell has turned it into hashes.
 */
export const PageNonce = createContext<string | undefined>(undefined);
