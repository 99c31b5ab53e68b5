import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { TEMPLATE_PAGE } from "#content/printables/printables-page.ts";
import { sayFileSize } from "#domain/printables/pdf-sizes.ts";
import { readPaper, templatePath } from "#domain/printables/printable.ts";
import { loadTemplate } from "#app/printables/load-template.ts";
import { templateMeta } from "#app/printables/printables-meta.ts";
import { useSentSearch } from "#app/ui/use-sent-search.ts";
import { TemplateScreen } from "#app/printables/template-screen.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import type { Route } from "./+types/template";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const template = await loadTemplate(params.id);
  if (template === null) throw data(null, { status: 404 });
  const sizes = await context.get(services).printables.sizesOf(template.printable.id);
  return {
    template,
    sizes: { letter: sayFileSize(sizes.letter), a4: sayFileSize(sizes.a4) },
    /** The query of the address. */
    asked: new URL(request.url).search,
    head: templateMeta(template.printable, context.get(services).origin),
  };
}

/** Another paper is the same sheet. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Template({ loaderData: { template, sizes, asked } }: Route.ComponentProps) {
  const paper = readPaper(useSentSearch(asked));
  const { id, title } = template.printable;
  return (
    <TemplateScreen key={id} {...template} sizes={sizes} paper={paper}>
      <SharePanel {...TEMPLATE_PAGE.share} title={title} path={templatePath(id)} />
    </TemplateScreen>
  );
}
