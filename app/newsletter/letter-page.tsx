import type { ReactNode } from "react";
import { href } from "react-router";
import type { LetterPageWords } from "#content/site/newsletter-pages.ts";
import { SCENE_WORDS } from "#content/site/scene-words.ts";
import scene from "#app/drawings/scenes/letter-taken.svg?url";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { Scene } from "#app/ui/scenes/scene.tsx";
import { NewsletterCard } from "./newsletter-card.tsx";
import "./letter-page.css";

/** The pages that letters lead to. Links of letters do nothing by themselves: mail programs open them too. */
export function LetterPage({ words }: { readonly words: LetterPageWords }) {
  const { title, text, button, again, isThanks = false } = words;
  return (
    <LetterFrame>
      <h1>{title}</h1>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isThanks ? <Scene href={scene} alt={SCENE_WORDS.letter} /> : null}
      {button === undefined ? null : (
        // Without an action it goes to the address of the page, which holds the token.
        <form method="post">
          <button type="submit" className="btn btn-primary btn-lg">
            {button}
          </button>
        </form>
      )}
      {again === undefined ? null : <NewsletterCard text={again} />}
    </LetterFrame>
  );
}

export function LetterFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current="Monthly newsletter" />
      <main id="main" className="shell letter">
        {children}
      </main>
    </>
  );
}
