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
 * A page is some ten thousand chunks, of which React makes a list as long, to add them up to one text at the end. The list grows by
 * copies in memory that the system has to hand out and take back each time; the text is a chain, walked when it is first
 * read and dear to the collector meanwhile, and one curly quote makes each of its letters two bytes. Here chunks are added up to
 * pieces where React writes them, and it gives those. A piece ends before an element begins, and never within one, nor in a script.
 */
const CUTS: Cuts = {
  words: { "chunks: []": "chunks: new Pieces()" },
  functions: {
    // For what a server does later with a page that it began, and we never ask for. It has the name of each function looked up.
    getComponentNameFromType: "return null;",
    renderToStringImpl: `
  var fatalError = null, didFatal = false, readyToStream = false, pieces = new Pieces();
  options = createResumableState(options ? options.identifierPrefix : void 0);
  children = createRequest(children, options, createRenderState(options, generateStaticMarkup), createFormatContext(0, null, 0, null), Infinity, onError, void 0, void 0, function () { readyToStream = true; }, void 0, void 0, void 0);
  children.flushScheduled = null !== children.destination;
  performWork(children);
  10 === children.status && (children.status = 11);
  null === children.trackedPostpones && safelyEmitEarlyPreloads(children, 0 === children.pendingRootTasks);
  abort(children, abortReason);
  startFlowing(children, {
    push: function (chunk) {
      if (null !== chunk) pieces.push(chunk);
      return true;
    },
    destroy: function (error) { didFatal = true; fatalError = error; }
  });
  if (didFatal && fatalError !== abortReason) throw fatalError;
  if (!readyToStream) throw Error("A component suspended while a page was rendered at once.");
  return Array.from(pieces);
`,
  },
};

/**
 * A list of chunks as React asks for it: it pushes, reads by places, takes the length, and sets it to take back what a part wrote that
 * failed. Where a length was taken a piece ends, since another part may come in between.
 */
const PIECES = `
function Pieces() {
  this.ended = 0;
  this.piece = "";
  this.lastBegins = 0;
}
Pieces.prototype = {
  // Mostly one chunk, and five at most, for an attribute: a list of them would cost more than they do.
  push: function (chunk, name, equals = "", value = "", quote = "") {
    if (this.piece.length > ${PIECE_LETTERS} && 60 === chunk.charCodeAt(0) && 47 !== chunk.charCodeAt(1)) this.end();
    this.piece += void 0 === name ? chunk : chunk + name + equals + value + quote;
  },
  end: function () {
    if (this.piece === "") return;
    // Asked for a letter, V8 puts the piece together, and lets go of its chunks: they would outlive collections until the page is done.
    this.lastBegins = this.piece.charCodeAt(0);
    this[this.ended++] = this.piece;
    this.piece = "";
  },
  get length() {
    this.end();
    return this.ended;
  },
  set length(length) {
    this.ended = length;
    this.piece = "";
  }
};
`;

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
  return cutFile(readFileSync(file, "utf8"), FILE, CUTS) + PIECES;
}
