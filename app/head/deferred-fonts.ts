/** On <html>: which of the families of deferred-fonts.css are shown in fonts of the device. */
export const DEFERRED_FONTS = "data-fonts";

/** Among them until ours have come. */
export const AWAITED = "later";
