import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { cutFile } from "./cut-packages.ts";
import type { Cuts } from "./router-cuts.ts";

const { resolve } = createRequire(import.meta.url);
const FILE = "react-dom-server-legacy.node.production.js";

/** Letters of a piece: enough that there are few of them, and few enough that each lies in the processor's cache. */
const PIECE_LETTERS = 2048;

/**
 * How React hands over a page: in some ten thousand chunks, which it would add up to one text. That is a chain as long, walked
 * when it is first read and dear to the collector meanwhile, and one curly quote makes each of its letters two bytes. Here
 * it gives pieces. A piece ends before an element begins, and never within one, nor in a script.
 */
const CUTS: Cuts = {
  functions: {
    renderToStringImpl: `
  var fatalError = null, didFatal = false, readyToStream = false, pieces = [], piece = "";
  options = createResumableState(options ? options.identifierPrefix : void 0);
  children = createRequest(children, options, createRenderState(options, generateStaticMarkup), createFormatContext(0, null, 0, null), Infinity, onError, void 0, void 0, function () { readyToStream = true; }, void 0, void 0, void 0);
  children.flushScheduled = null !== children.destination;
  performWork(children);
  10 === children.status && (children.status = 11);
  null === children.trackedPostpones && safelyEmitEarlyPreloads(children, 0 === children.pendingRootTasks);
  abort(children, abortReason);
  startFlowing(children, {
    push: function (chunk) {
      if (null === chunk) return true;
      if (piece.length > ${PIECE_LETTERS} && 60 === chunk.charCodeAt(0) && 47 !== chunk.charCodeAt(1)) {
        pieces.push(piece);
        piece = "";
      }
      piece += chunk;
      return true;
    },
    destroy: function (error) { didFatal = true; fatalError = error; }
  });
  if (didFatal && fatalError !== abortReason) throw fatalError;
  if (!readyToStream) throw Error("A component suspended while a page was rendered at once.");
  pieces.push(piece);
  return pieces;
`,
  },
};

/**
 * Takes into the server's build that half of React's renderer which renders at once (app/entry.server.tsx), and leaves out what
 * adds its chunks up. A build stops when React is not as it is known here.
 */
export function serverReact(): Plugin {
  const file = join(resolve("react-dom"), "..", "cjs", FILE);
  return {
    name: "server-react",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (id === "react-dom/server" ? file : null),
    load: (id) => (id === file ? readServerReact(file) : null),
  };
}

/** React's renderer as the server has it. */
export function readServerReact(file = join(resolve("react-dom"), "..", "cjs", FILE)): string {
  return cutFile(readFileSync(file, "utf8"), FILE, CUTS);
}
