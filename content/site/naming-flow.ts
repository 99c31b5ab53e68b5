/** From the first search to one name: the pages that lead there, a row each, in the order of the way. */
export const NAMING_FLOW = {
  label: "Choosing a name",
  steps: [
    { id: "find", label: "Find", page: "home", hash: "" },
    { id: "saved", label: "Saved", page: "saved", hash: "" },
    { id: "surname", label: "With our surname", page: "fit", hash: "" },
    { id: "together", label: "Together", page: "together", hash: "" },
    { id: "decide", label: "Decide", page: "together", hash: "#decide" },
  ],
} as const;

export type NamingStep = (typeof NAMING_FLOW.steps)[number]["id"];
