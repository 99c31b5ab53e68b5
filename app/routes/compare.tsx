import { useMemo } from "react";
import { redirect } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { compareMeta } from "#app/compare/compare-meta.ts";
import { CompareScreen } from "#app/compare/compare-screen.tsx";
import { packView, type PackedView, unpackView } from "#app/compare/packed-view.ts";
import { readAddress, throughTimeOf } from "#app/compare/read-address.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import type { Route } from "./+types/compare";

type Compared = {
  readonly words: PackedView;
  readonly through: string;
  readonly head: ReturnType<typeof compareMeta>;
};

export function loader({ context, request }: Route.LoaderArgs): Compared {
  const books = { names: context.get(services).names, compare: context.get(services).compare() };
  const read = readAddress(books, request.url);
  // A redirect is thrown, so that the loader's data have one type.
  if (read.kind === "moved") throw redirect(read.to);
  const { search, searchParams } = new URL(request.url);
  return {
    words: packView(read.words),
    through: throughTimeOf(searchParams),
    head: compareMeta(read.words, search, context.get(services).origin),
  };
}

const cache = createAnswerCache<Compared>();

/** The records are the same for a whole visit: Back is instant. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Compared> {
  const { search } = new URL(request.url);
  return cache.peek(search) ?? cache.keep(search, await serverLoader());
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Compare({ loaderData }: Route.ComponentProps) {
  const words = useMemo(() => unpackView(loaderData.words), [loaderData.words]);
  return (
    <CompareScreen words={words} through={loaderData.through}>
      <SharePanel {...COMPARE_PAGE.share} title={words.title} path={words.address} />
    </CompareScreen>
  );
}
