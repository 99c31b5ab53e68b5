import classes from "#app/drawings/help-classes.svg?raw";
import development from "#app/drawings/help-development.svg?raw";
import emergency from "#app/drawings/help-emergency.svg?raw";
import family from "#app/drawings/help-family.svg?raw";
import feeding from "#app/drawings/help-feeding.svg?raw";
import groups from "#app/drawings/help-groups.svg?raw";
import mental from "#app/drawings/help-mental.svg?raw";
import pediatric from "#app/drawings/help-pediatric.svg?raw";
import postpartum from "#app/drawings/help-postpartum.svg?raw";
import special from "#app/drawings/help-special.svg?raw";
import { CATEGORIES, type Category } from "#domain/directory/choices.ts";

const DRAWINGS: Readonly<Record<Category, string>> = {
  "New Parent Support Groups": groups,
  "Postpartum Support": postpartum,
  "Breastfeeding Support": feeding,
  "Child Development": development,
  "Pediatric Care": pediatric,
  "Mental Health": mental,
  "Family Services": family,
  "Education & Classes": classes,
  "Emergency Resources": emergency,
  "Special Needs Support": special,
};

/** The drawings, once a page: they stand on a hundred cards. */
const SHEET = CATEGORIES.map((category) =>
  DRAWINGS[category].replace("<svg ", `<symbol id="${idOf(category)}" `).replace("</svg>", "</symbol>"),
).join("");

export function CategoryDrawings() {
  return <svg className="dir-drawings" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SHEET }} />;
}

/** The icon of a category; its word stands nearby. */
export function CategoryMark({ category }: { readonly category: Category }) {
  return (
    <svg className="dir-mark" aria-hidden="true">
      <use href={`#${idOf(category)}`} />
    </svg>
  );
}

/** "Education & Classes" → "help-education-classes". */
function idOf(category: Category): string {
  return `help-${category.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
}
