import { Download } from "lucide";
import { useState } from "react";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CompareView } from "#app/compare/compare-view.ts";
import { downloadPng } from "./download-png.ts";

const { files: words } = COMPARE_PAGE;

/** The figures and the picture as files. The PNG is made here of the SVG, so it asks for JavaScript. */
export function ChartFiles({ words: { files, drawing } }: { readonly words: CompareView }) {
  const [failed, setFailed] = useState(false);
  const takePng = () => {
    setFailed(false);
    downloadPng(files.svg, `${files.name}.png`).catch(() => setFailed(true));
  };
  return (
    <div className="cmp-files noprint">
      <p className="label" id="cmp-files">
        {words.label}
      </p>
      <ul aria-labelledby="cmp-files">
        <li>
          <a className="btn" href={files.csv} download={`${files.name}.csv`}>
            <Icon of={Download} />
            {words.csv}
          </a>
        </li>
        {drawing === null ? null : (
          <>
            <li>
              <a className="btn" href={files.svg} download={`${files.name}.svg`}>
                <Icon of={Download} />
                {words.svg}
              </a>
            </li>
            <li className="needs-script">
              <button className="btn" type="button" onClick={takePng}>
                <Icon of={Download} />
                {words.png}
              </button>
            </li>
          </>
        )}
      </ul>
      <p className="fault" role="status">
        {failed ? words.failed : ""}
      </p>
    </div>
  );
}
