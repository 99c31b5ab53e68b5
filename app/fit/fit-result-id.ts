/** Where what a tool has found begins. */
export const FIT_RESULT_ID = "fit-result";
