import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { formQuery } from "#app/names/filters/form-query.ts";
import { debounce } from "#app/names/finder/debounce.ts";
import { choiceUpon } from "./choice-upon.ts";

/** How long typing must pause before the list follows. */
const TYPING_MS = 350;

export type BrowseForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** For everything in the form, and what belongs to it elsewhere. */
  readonly onChange: (event: FormEvent) => void;
  /** Brings the address up to date at once. */
  readonly apply: () => void;
  /** For the links that choose: one that is pressed before the last choice is answered must not undo it. */
  readonly onLink: (event: MouseEvent) => void;
};

/**
 * Keeps form and address in step. The fields hold what is chosen, as without JavaScript; a change of them leads to the
 * address that the form would lead to. An address from elsewhere (a link, Back) sets the fields to what the server wrote.
 * Each choice is a step to go back to; the letters of one field are one step.
 */
export function useBrowseForm(): BrowseForm {
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { location: ahead } = useNavigation();
  const known = useRef(search);
  const typed = useRef<string | null>(null);
  const [settle] = useState(() => debounce((run: () => void) => run(), TYPING_MS));

  /** Goes where the form leads; with the name of the field, if letters were typed. */
  const follow = (field: string | null) => {
    if (form.current === null) return;
    const asked = formQuery(new FormData(form.current));
    if (asked === known.current) return;
    const replace = field !== null && field === typed.current;
    known.current = asked;
    typed.current = field;
    void navigate({ search: asked }, { replace, preventScrollReset: true });
  };

  // What was changed before the page came alive has asked nobody yet.
  const onAlive = useEffectEvent(() => {
    if (form.current !== null && fieldsOf(form.current).some(isChanged)) follow(null);
  });
  useEffect(() => onAlive(), []);

  // A link that is followed counts more than what was being typed.
  useEffect(() => {
    if (ahead !== undefined && ahead.search !== known.current) settle.now(() => undefined);
  }, [ahead, settle]);

  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    typed.current = null;
    if (form.current !== null) fieldsOf(form.current).forEach(setBack);
  }, [search]);

  return {
    form,
    onChange: ({ target }) =>
      target instanceof HTMLInputElement && target.type === "text"
        ? settle.later(() => follow(target.name))
        : settle.now(() => follow(null)),
    apply: () => settle.now(() => follow(null)),
    onLink(event) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link === null || !isPlain || ahead?.pathname !== pathname || link.pathname !== pathname) return;
      event.preventDefault();
      void navigate({ search: choiceUpon(ahead.search, search, link.search) }, { preventScrollReset: true });
    },
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== writtenIn(field);
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** One by one, not by the form's own reset: React would not notice, and take the next change for none. */
function setBack(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.value = writtenIn(field);
  } else {
    field.checked = field.defaultChecked;
    field.value = field.defaultValue;
  }
}

/** React writes the default of a list once only, so its present value stands beside it. */
function writtenIn(list: HTMLSelectElement): string {
  return list.dataset["written"] ?? list.value;
}
