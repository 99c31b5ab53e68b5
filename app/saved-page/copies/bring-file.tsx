import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { readListFile } from "#domain/saved-names/list-file.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { faultyFileWords } from "./faulty-file-words.ts";
import { LIST_FORMAT } from "#app/saved-page/list-format.ts";
import { MergeStatus } from "./merge-status.tsx";
import { useMerge } from "./use-merge.ts";

/** A full list with notes takes about 200 kB. */
const LARGEST_FILE_BYTES = 512 * 1024;

/** Reads a file of saved names as soon as one is chosen. A form for browsers without JavaScript. */
export function BringFile() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, merge, fail } = useMerge();

  const read = async (file: File) => {
    const reading =
      file.size > LARGEST_FILE_BYTES
        ? ({ kind: "not json" } as const)
        : readListFile(await file.text(), LIST_FORMAT);
    if (reading.kind === "list") await merge(reading.names, { nameless: reading.unreadable });
    else fail(faultyFileWords(reading));
  };
  const take = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    // The same file may be chosen again once it has been put right.
    if (file !== undefined) void read(file).finally(() => (field.value = ""));
  };
  const takeEarly = useEffectEvent(() => input.current && take(input.current));
  // A file that was chosen before the page came to life.
  useEffect(() => void takeEarly(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (input.current !== null) take(input.current);
  };

  return (
    <form
      method="post"
      action={PATHS.saved}
      encType="multipart/form-data"
      className="svp-form"
      onSubmit={submit}
    >
      <input type="hidden" name="intent" value="bring" />
      <label htmlFor={id}>{SAVED_PAGE.file}</label>
      <input
        ref={input}
        id={id}
        type="file"
        name="file"
        className="input svp-file"
        accept=".json,application/json"
        required
        disabled={state.kind === "merging"}
        onChange={(event) => take(event.target)}
      />
      <button type="submit" className="btn">
        {SAVED_PAGE.addFile}
      </button>
      <MergeStatus state={state} />
    </form>
  );
}
