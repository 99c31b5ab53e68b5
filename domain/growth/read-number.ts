/**
 * A figure as people write it: "7.3", "7,3" and "8,023". A comma before exactly three digits parts thousands, any other
 * is a decimal one. Null where it is no figure above or equal to zero.
 */
export function readNumber(text: string): number | null {
  const bare = text.trim().replaceAll(/[\s\u00A0\u202F]/g, "");
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(",", ""));
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(bare) ? Number(bare.replace(",", ".")) : null;
}
