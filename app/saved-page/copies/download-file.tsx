import { Download } from "lucide";
import type { MouseEvent } from "react";
import { href } from "react-router";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { listFile, listFileName } from "#domain/saved-names/list-file.ts";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { localToday } from "#app/device/local-today.ts";
import { LIST_FORMAT } from "#app/saved-page/list-format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { saveFile } from "#app/ui/save-file.ts";

/** A link to the server's file, for browsers without JavaScript; otherwise the file is made here, offline as well. */
export function DownloadFile({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const download = (event: MouseEvent) => {
    event.preventDefault();
    const savedOn = localToday();
    const text = JSON.stringify(listFile(LIST_FORMAT, savedOn, entries), null, 2);
    saveFile(listFileName(savedOn), new Blob([text], { type: "application/json" }));
  };
  return (
    <a className="btn" href={href("/saved/file")} onClick={download}>
      <Icon of={Download} />
      {SAVED_PAGE.downloadFile}
    </a>
  );
}
