import { href } from "react-router";
import { PRINTABLES_CHANGED, PRINTABLES_PAGE, TEMPLATE_PAGE } from "#content/printables/printables-page.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { TEMPLATE_HEADS } from "#content/printables/template-heads.ts";
import { PAGES } from "#content/site/pages.ts";
import { PAPER_SIZES, pdfPath, type Printable, templatePath } from "#domain/printables/printable.ts";
import { templateJsonLd } from "#app/site/json-ld/printables.ts";
import { collectionJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { pictureOfPage } from "#app/site/shared-picture.ts";

const PAGE = PAGES.printables;
const CRUMBS = [
  { name: "Home", path: href("/") },
  { name: PRINTABLES_PAGE.crumb, path: PAGE.path },
];

/** The head of the page of all sheets. */
export function printablesMeta(origin: string) {
  const sheets = PRINTABLES.map(({ id, title }) => ({ name: title, path: templatePath(id) }));
  return pageMeta({ ...PAGE, origin, jsonLd: collectionJsonLd({ ...PAGE, origin }, CRUMBS, sheets) });
}

/** The head of one sheet. */
export function templateMeta(printable: Printable, origin: string) {
  const { id, title: name } = printable;
  const page = { ...TEMPLATE_HEADS[id], path: templatePath(id), origin };
  const files = PAPER_SIZES.map((paper) => ({
    name: `${name}, ${TEMPLATE_PAGE.papers[paper]}`,
    path: pdfPath(printable, paper),
  }));
  const jsonLd = templateJsonLd(page, [...CRUMBS, { name, path: page.path }], {
    name,
    changedOn: PRINTABLES_CHANGED,
    files,
  });
  return pageMeta({ ...page, sharedPicture: pictureOfPage(PAGE.path, page.title), jsonLd });
}
