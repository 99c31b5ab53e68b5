import { parseSync, Visitor } from "vite";

/** A text in a module of tables: where it stands between its quotes, as it is written there. */
type TextInModule = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** One word in small letters, or a number: perhaps an id that programs know. */
  readonly isId: boolean;
};

type Range = { readonly start: number; readonly end: number };

const ID = /^[a-z\d]+(?:[-:_.][a-z\d]+)*$/;

/** All texts of a module of TypeScript that people read: no names of fields, addresses of modules or types. */
export function textsInModule(file: string, code: string): readonly TextInModule[] {
  const { program } = parseSync(file, code);
  const found: TextInModule[] = [];
  const passed = new Set<number>();
  const pass = (node: Range | null) => node !== null && passed.add(node.start);
  const note = ({ start, end }: Range, inside: number) => {
    const text = code.slice(start + inside, end - inside);
    if (!passed.has(start))
      found.push({ start: start + inside, end: end - inside, text, isId: ID.test(text) });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => pass(source),
    ExportNamedDeclaration: ({ source }) => pass(source),
    TSLiteralType: ({ literal }) => pass(literal),
    TSImportType: ({ source }) => pass(source),
    Property: ({ key }) => pass(key),
    TSPropertySignature: ({ key }) => pass(key),
    MemberExpression: ({ property }) => pass(property),
    Literal: (node) => {
      if (typeof node.value === "string") note(node, 1);
    },
    TemplateElement: (node) => note(node, 0),
  }).visit(program);
  return found;
}
