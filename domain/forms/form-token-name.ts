/** The hidden field of a form, and the header of a call, in which a page's token travels. */
export const FORM_TOKEN_FIELD = "token";
export const FORM_TOKEN_HEADER = "form-token";
