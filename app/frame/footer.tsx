import { RECORDS } from "#content/site/records-edition.ts";
import { MENU_WORDS } from "#content/site/menus.ts";
import { FooterForm } from "#app/newsletter/footer-form.tsx";
import { ForgetButton } from "#app/forgetting/forget-button.tsx";
import type { Parts } from "#app/head/page-parts.ts";
import { INSTALL_SLOT } from "#app/site/install-slot.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";

export function Footer({ parts }: { readonly parts: Parts | null }) {
  return (
    <footer className="ft">
      <div className="shell">
        <nav aria-label={MENU_WORDS.footer}>
          <HtmlPart as="div" name="columns" className="ft-columns" parts={parts} />
        </nav>
        <div className="ft-in">
          <div>
            <HtmlPart as="div" name="wordmark" parts={parts} />
            <HtmlPart as="div" name="tagline" className="small quiet ft-tagline" parts={parts} />
            <div id={INSTALL_SLOT} className="ft-app noprint" />
          </div>
          <FooterForm />
        </div>
        <div className="ft-legal">
          <span>{`Figures: ${RECORDS.publisher}, ${RECORDS.lastYear} edition.`}</span>
          <div className="ft-last">
            <nav aria-label={MENU_WORDS.legal}>
              <HtmlPart as="div" name="legal" parts={parts} />
            </nav>
            <ForgetButton />
          </div>
        </div>
      </div>
    </footer>
  );
}
