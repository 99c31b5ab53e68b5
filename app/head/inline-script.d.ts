/** head.entry.ts with all that it imports, as one script; empty in what a browser fetches (inline-scripts.ts). */
declare module "virtual:inline-script/*" {
  const code: string;
  export default code;
}
