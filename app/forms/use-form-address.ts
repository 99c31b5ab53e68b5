import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from "react-router";
import { fieldsOf, isChanged, isTyped, setBack } from "./fields.ts";

/** Noted in the history with an address that a form has led to. */
const BY_FORM = "by form";

export type FormRules = {
  /** What the form asks, as the part of an address behind its path: "?state=Ohio", or "". */
  readonly read: (fields: FormData) => string;
  /** A field that buttons alone carry: what it says holds until another of them is pressed. */
  readonly held?: string;
  /** How long typing must pause before the address follows, in milliseconds. */
  readonly typingMs: number;
  /** Whether letters rewrite the last address (and whether that came of letters of the same field), or are a step to go back to. */
  readonly rewrites: (last: string, isSameField: boolean) => boolean;
};

export type FormAddress = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** For everything in the form, and what belongs to it elsewhere. */
  readonly onChange: (event: FormEvent) => void;
  readonly onSubmit: (event: SubmitEvent) => void;
};

/**
 * Keeps a form with GET and the address in step. The fields hold what is asked, as without JavaScript; a change of them leads
 * to the address that the form would lead to, and a choice is a step to go back to. An address from elsewhere (a link, Back)
 * sets the fields to what the page wrote; one that the form has led to does not: the fields may be steps ahead of the page.
 */
export function useFormAddress(asked: string, { read, held, typingMs, rewrites }: FormRules): FormAddress {
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const way = useNavigationType();
  const { location: ahead } = useNavigation();
  /** The address that has arrived, and those that the form has led to since. */
  const steps = useRef<readonly string[]>([asked]);
  /** The field whose letters led to the last of them. */
  const typed = useRef<string | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const last = () => steps.current.at(-1) ?? "";
  const follow = (replace: boolean, letters: string | null = null, pressed: HTMLElement | null = null) => {
    clearTimeout(typing.current);
    if (form.current === null) return;
    const fields = new FormData(form.current, pressed);
    if (held !== undefined && !fields.has(held)) {
      fields.set(held, new URLSearchParams(last()).get(held) ?? "");
    }
    const search = read(fields);
    if (search === last()) return;
    steps.current = [...steps.current, search];
    typed.current = letters;
    void navigate({ search }, { replace, preventScrollReset: true, state: BY_FORM });
  };
  const placeOf = ({ state }: Location, search: string) =>
    state === BY_FORM ? steps.current.lastIndexOf(search) : -1;

  // What was changed before the page came alive has asked nobody yet.
  const onAlive = useEffectEvent(() => {
    if (form.current !== null && fieldsOf(form.current).some(isChanged)) follow(rewrites(last(), false));
  });
  useEffect(() => {
    onAlive();
    return () => clearTimeout(typing.current);
  }, []);

  // A link that is followed counts more than what was being typed.
  const onDeparture = useEffectEvent((to: Location) => {
    if (placeOf(to, to.search) === -1) clearTimeout(typing.current);
  });
  useEffect(() => {
    if (ahead !== undefined) onDeparture(ahead);
  }, [ahead]);

  const onArrival = useEffectEvent((arrived: string) => {
    if (arrived === steps.current[0]) return;
    const place = way === NavigationType.Pop ? -1 : placeOf(location, arrived);
    if (place !== -1) {
      steps.current = steps.current.slice(place);
      return;
    }
    clearTimeout(typing.current);
    steps.current = [arrived];
    typed.current = null;
    if (form.current !== null) fieldsOf(form.current).forEach(setBack);
  });
  useEffect(() => onArrival(asked), [asked]);

  return {
    form,
    onChange({ target }) {
      if (!isTyped(target)) return follow(false);
      const { name } = target;
      clearTimeout(typing.current);
      typing.current = setTimeout(() => follow(rewrites(last(), name === typed.current), name), typingMs);
    },
    onSubmit(event) {
      event.preventDefault();
      follow(false, null, pressedIn(event));
    },
  };
}

/** The choice that was pressed among buttons that carry one; none when the form itself was sent. */
export function pressedIn({ nativeEvent: { submitter } }: SubmitEvent): HTMLElement | null {
  return submitter?.hasAttribute("aria-pressed") === true ? submitter : null;
}
