import { SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";

export const NO_SUCH_NAME = "That name isn’t in our records. Search for it and save it from there.";
export const NOT_ON_LIST = "This name is not on your list.";
export const LIST_FULL = `Your list is full at ${SAVED_NAMES_LIMIT} names. Remove one to make room.`;
