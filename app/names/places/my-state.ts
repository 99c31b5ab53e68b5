import { stored } from "#app/device/stored.ts";

const CODE = /^[A-Z]{2}$/;

/** The state whose figures this browser shows first, as the post writes it. Chosen; never looked up. */
export const myState = stored<string | null>("state", {
  nothing: null,
  read: (text) => (text !== null && CODE.test(text) ? text : null),
  write: (code) => code,
});
