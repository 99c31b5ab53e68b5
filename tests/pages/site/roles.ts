const TEXT_TYPES = ["text", "email", "tel", "url"];

/** The elements that have a role by themselves. */
const NATIVE = {
  alert: "",
  article: "article",
  banner: "header",
  button: "button, input[type=submit], input[type=button]",
  cell: "td",
  checkbox: "input[type=checkbox]",
  columnheader: "thead th, th[scope=col]",
  combobox: "select",
  complementary: "aside",
  contentinfo: "footer",
  dialog: "dialog",
  figure: "figure",
  form: "form",
  group: "fieldset, details",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img, svg[role=img]",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  option: "option",
  radio: "input[type=radio]",
  region: "section[aria-label], section[aria-labelledby]",
  row: "tr",
  rowheader: "th[scope=row]",
  search: "search",
  searchbox: "input[type=search]",
  spinbutton: "input[type=number]",
  status: "output",
  table: "table",
  textbox: ["input:not([type])", "textarea", ...TEXT_TYPES.map((type) => `input[type=${type}]`)].join(", "),
} as const;

export type Role = keyof typeof NATIVE;

/** The selector of all that have this role, and of some that have not. */
export function mayHaveRole(role: Role): string {
  return [NATIVE[role], `[role="${role}"]`].filter((selector) => selector !== "").join(", ");
}

/** Whether an element has this role, by what it is or by its attribute. */
export function hasRole(element: Element, role: Role): boolean {
  const given = element.getAttribute("role");
  if (given !== null) return given === role;
  if (NATIVE[role] === "" || !element.matches(NATIVE[role])) return false;
  // Within a part of the page they are its head and foot, not the page's.
  if (role === "banner" || role === "contentinfo")
    return element.closest("article, aside, main, nav, section") === null;
  return true;
}
