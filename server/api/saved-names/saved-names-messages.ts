import { SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";

export const NO_SUCH_NAME =
  "There is no name with this id on record. Search for the name and save it from there.";
export const NOT_ON_LIST = "This name is not on your list.";
export const LIST_FULL = `Your list holds ${SAVED_NAMES_LIMIT} names, which is as many as we keep. Remove one to make room.`;
