/** What a visitor enters: a text, the values that are ticked, or whether a single box is ticked. */
export type Entered = Readonly<Record<string, string | readonly string[] | boolean | File>>;

export type Sending = {
  readonly method: string;
  readonly action: URL;
  readonly fields: FormData;
  readonly isMultipart: boolean;
};

const TICKED = "input[type=checkbox], input[type=radio]";
const BUTTONS = "button:not([type=button], [type=reset]), input[type=submit]";

/**
 * What a browser without scripts would send: all fields as they stand, with what was entered, by the button pressed.
 * @param pressed a button that sends; or the form itself, which sends itself by its first button.
 * @throws Error for a field or a choice that the form does not have.
 */
export function sendingOf(pressed: Element, entered: Entered, page: URL): Sending {
  const form = formOf(pressed);
  const button = pressed === form ? fieldsOf(form, BUTTONS)[0] : pressed;
  const fields = new FormData();
  const known = new Set<string>();
  const untouched = new Set(Object.keys(entered));
  for (const field of fieldsOf(form, "input, select, textarea")) {
    const name = field.getAttribute("name") ?? "";
    if (name === "" || field.matches("[disabled], [type=submit], [type=button]")) continue;
    known.add(name);
    if (field.matches(TICKED)) {
      untouched.delete(name);
      if (isTicked(field, entered[name])) fields.append(name, field.getAttribute("value") ?? "on");
    } else {
      // What is hidden goes along as it stands, beside a field of the same name too.
      const isOffered = !field.matches("[type=hidden]");
      const given = isOffered ? entered[name] : undefined;
      if (isOffered) untouched.delete(name);
      if (given instanceof File || typeof given === "string") fields.append(name, given);
      else
        for (const value of given === undefined ? standing(field) : chosen(given)) fields.append(name, value);
    }
  }
  if (untouched.size > 0)
    throw new Error(`The form has no ${[...untouched].join(", ")}; it has ${[...known].join(", ")}.`);
  refuseUnknownChoices(form, entered);
  const buttonName = button?.getAttribute("name");
  if (buttonName) fields.append(buttonName, button?.getAttribute("value") ?? "");
  const said = (onButton: string, onForm: string) =>
    button?.getAttribute(onButton) ?? form.getAttribute(onForm);
  return {
    method: (said("formmethod", "method") ?? "get").toUpperCase(),
    action: new URL(said("formaction", "action") ?? page.href, page),
    fields,
    isMultipart: said("formenctype", "enctype") === "multipart/form-data",
  };
}

function formOf(pressed: Element): Element {
  if (pressed.matches("form")) return pressed;
  const id = pressed.getAttribute("form");
  const form = id === null ? pressed.closest("form") : pressed.ownerDocument.getElementById(id);
  if (form === null) throw new Error(`Nothing is sent by ${pressed.outerHTML.slice(0, 120)}`);
  return form;
}

function fieldsOf(form: Element, selector: string): readonly Element[] {
  const id = form.getAttribute("id");
  return Array.from(form.ownerDocument.querySelectorAll(selector)).filter((field) => {
    const owner = field.getAttribute("form");
    return owner === null ? field.closest("form") === form : owner === id;
  });
}

function isTicked(field: Element, entered: Entered[string] | undefined): boolean {
  if (entered === undefined) return field.hasAttribute("checked");
  if (typeof entered === "boolean") return entered;
  const value = field.getAttribute("value") ?? "on";
  return entered instanceof File ? false : [entered].flat().includes(value);
}

function chosen(given: readonly string[] | boolean): readonly string[] {
  return typeof given === "boolean" ? [] : given;
}

/** The value with which a field came. */
function standing(field: Element): readonly string[] {
  if (field.matches("textarea")) return [field.textContent ?? ""];
  if (!field.matches("select")) return [field.getAttribute("value") ?? ""];
  const options = Array.from(field.querySelectorAll("option"));
  const selected = options.filter((option) => option.hasAttribute("selected"));
  const sent = selected.length > 0 || field.hasAttribute("multiple") ? selected : options.slice(0, 1);
  return sent.map(valueOf);
}

function valueOf(option: Element): string {
  return option.getAttribute("value") ?? (option.textContent ?? "").trim();
}

function refuseUnknownChoices(form: Element, entered: Entered): void {
  for (const [name, given] of Object.entries(entered)) {
    const fields = fieldsOf(form, "input, select").filter((field) => field.getAttribute("name") === name);
    const offered = fields.flatMap((field) =>
      field.matches("select")
        ? Array.from(field.querySelectorAll("option"), valueOf)
        : field.matches(TICKED)
          ? [field.getAttribute("value") ?? "on"]
          : [],
    );
    if (offered.length === 0 || typeof given === "boolean" || given instanceof File) continue;
    const lacking = [given].flat().filter((value) => !offered.includes(value));
    if (lacking.length > 0)
      throw new Error(`${name} cannot be ${lacking.join(", ")}; it can be ${offered.join(", ")}.`);
  }
}
