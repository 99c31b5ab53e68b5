type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of a form, wherever they stand on the page. */
export function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}

/** Whether a visitor has changed what the page wrote into a field. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== writtenIn(field);
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** One by one, not by the form's own reset: React would not notice, and take the next change for none. */
export function setBack(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.value = writtenIn(field);
  } else {
    field.checked = field.defaultChecked;
    field.value = field.defaultValue;
  }
}

/** A field of letters, which are typed one after another. */
export function isTyped(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === "text" || target.type === "search");
}

/** React writes the default of a list once only, so its present value stands beside it. */
function writtenIn(list: HTMLSelectElement): string {
  return list.dataset["written"] ?? list.value;
}
