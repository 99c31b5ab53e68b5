// Compared by their tags: a selector would be read anew for each element.
const UNSEEN: ReadonlySet<string> = new Set(["script", "style", "template"]);

/** What stands in a line with the words around it; between all else there is room. */
const IN_LINE: ReadonlySet<string> = new Set(
  "a abbr b bdi button cite code del em i ins kbd label mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);

/** What an element is called, as a screen reader would say it: by its labels, else by its words. */
export function accessibleName(element: Element): string {
  const document = element.ownerDocument;
  const labelled = element.getAttribute("aria-labelledby");
  if (labelled !== null) {
    const parts = labelled.split(/\s+/).map((id) => document.getElementById(id));
    return joined(parts.map((part) => (part === null ? "" : ` ${spokenText(part)}`)));
  }
  const label = element.getAttribute("aria-label");
  if (label !== null) return joined([label]);
  if (element.matches("img")) return joined([element.getAttribute("alt") ?? ""]);
  if (element.matches("input[type=submit], input[type=button]"))
    return joined([element.getAttribute("value") ?? ""]);
  if (element.matches("input, select, textarea")) return joined(labelsOf(element).map(spokenText));
  if (element.matches("fieldset")) return spokenOrNothing(element.querySelector("legend"));
  if (element.matches("details")) return spokenOrNothing(element.querySelector("summary"));
  if (element.matches("table")) return spokenOrNothing(element.querySelector("caption"));
  return spokenText(element);
}

/** Whether nobody sees or hears it, by what stands in the page; what only a stylesheet hides counts as seen. */
export function isHidden(element: Element): boolean {
  return isUnheard(element) || (element.parentElement !== null && isHidden(element.parentElement));
}

/** The text that is seen, with single spaces. */
export function plainText(element: Element): string {
  return joined(textsIn(element, isUnseen, () => undefined));
}

/** The text that is heard: pictures by their names, nothing of what is hidden from screen readers. */
function spokenText(element: Element): string {
  return joined(
    textsIn(
      element,
      isUnheard,
      (child) =>
        child.getAttribute("aria-label") ?? (child.localName === "img" ? child.getAttribute("alt") : null),
    ),
  );
}

function spokenOrNothing(element: Element | null): string {
  return element === null ? "" : spokenText(element);
}

function labelsOf(field: Element): readonly Element[] {
  const id = field.getAttribute("id");
  const named = Array.from(field.ownerDocument.querySelectorAll("label[for]")).filter(
    (label) => id !== null && label.getAttribute("for") === id,
  );
  const around = field.closest("label");
  return around === null || named.includes(around) ? named : [...named, around];
}

function textsIn(
  element: Element,
  isLeft: (child: Element) => boolean,
  instead: (child: Element) => string | null | undefined,
): readonly string[] {
  return Array.from(element.childNodes).flatMap((child) => {
    if (child.nodeType === child.TEXT_NODE) return [child.textContent ?? ""];
    if (!isElement(child) || isLeft(child)) return [];
    const text = instead(child) ?? textsIn(child, isLeft, instead).join("");
    return [IN_LINE.has(child.localName) ? text : ` ${text} `];
  });
}

function isUnseen(element: Element): boolean {
  return UNSEEN.has(element.localName) || element.hasAttribute("hidden");
}

function isUnheard(element: Element): boolean {
  return isUnseen(element) || element.getAttribute("aria-hidden") === "true";
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function joined(parts: readonly string[]): string {
  return parts.join("").replaceAll(/\s+/g, " ").trim();
}
