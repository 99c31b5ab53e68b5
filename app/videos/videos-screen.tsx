import { type ReactNode, useRef } from "react";
import { href } from "react-router";
import { SCENE_WORDS } from "#content/site/scene-words.ts";
import { VIDEO_CATEGORY_LABELS, VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { filterVideos } from "#domain/videos/filter-videos.ts";
import type { VideoQuery } from "#domain/videos/video-query.ts";
import scene from "#app/drawings/scenes/bear-before-film.svg?url";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Scene } from "#app/ui/scenes/scene.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SelectLink } from "./select-link.tsx";
import { useSelect } from "./use-select.ts";
import { VideoCard } from "./video-card.tsx";
import { VideoForm } from "./video-form.tsx";
import { VideoPlayer } from "./video-player.tsx";
import "#app/site/drawn-head.css";
import "#app/site/columns.css";
import "./videos.css";

type Props = {
  readonly query: VideoQuery;
  /** The place for an advertisement at the end of the sidebar. */
  readonly ad: ReactNode;
  /** The share block. */
  readonly children: ReactNode;
};

/** The library: the selected video, the search, the cards it leaves, and beside them all ten. */
export function VideosScreen({ query, ad, children }: Props) {
  const player = useRef<HTMLElement>(null);
  const onSelect = useSelect(player);
  const found = filterVideos(VIDEOS, query);
  const selected = VIDEOS.find(({ id }) => id === query.video) ?? VIDEOS[0];
  const link = (id: string, words: ReactNode) => (
    <SelectLink query={query} video={id} selected={id === selected?.id} onSelect={onSelect}>
      {words}
    </SelectLink>
  );
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={VIDEOS_PAGE.crumb} back={false} />
      <main id="main" className="vid">
        <div className="shell">
          <header className="article-head">
            <div>
              <h1>{TITLES.videos}</h1>
              <p className="quiet">{VIDEOS_PAGE.lead}</p>
            </div>
            <div className="article-art">
              <Scene href={scene} alt={SCENE_WORDS.videos} />
            </div>
          </header>
          <div className="cols">
            <div className="vid-main">
              {selected === undefined ? null : <VideoPlayer video={selected} ref={player} />}
              <section aria-labelledby="find-title">
                <SectionHead id="find-title" title={VIDEOS_PAGE.findTitle}>
                  <p className="small quiet num" role="status">
                    {fillIn(VIDEOS_PAGE.found, { count: `${found.length}`, all: `${VIDEOS.length}` })}
                  </p>
                </SectionHead>
                <VideoForm query={query} />
                {found.length === 0 ? (
                  <NothingFound video={query.video} />
                ) : (
                  <ul className="vid-grid">
                    {found.map((video) => (
                      <li key={video.id}>
                        <VideoCard video={video} selected={video === selected}>
                          {link(video.id, video.title)}
                        </VideoCard>
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            </div>
            <aside className="side noprint" aria-label={VIDEOS_PAGE.beside}>
              <nav className="ruled help" aria-labelledby="library-title">
                <h2 id="library-title">{VIDEOS_PAGE.library}</h2>
                <ul className="vid-library">
                  {VIDEOS.map(({ id, title, category }) => (
                    <li key={id}>
                      {link(
                        id,
                        <>
                          <b>{title}</b> <span className="meta">{VIDEO_CATEGORY_LABELS[category]}</span>
                        </>,
                      )}
                    </li>
                  ))}
                </ul>
              </nav>
              <section className="ruled help">
                <h2>{VIDEOS_PAGE.about.heading}</h2>
                <p className="small quiet">{VIDEOS_PAGE.about.text}</p>
              </section>
              {ad}
            </aside>
          </div>
        </div>
        <div className="shell noprint vid-end">{children}</div>
        <RelatedPages path={PATHS.videos} />
      </main>
    </>
  );
}
