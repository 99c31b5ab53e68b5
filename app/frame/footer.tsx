import { BRAND } from "#content/site/brand.ts";
import { FooterForm } from "#app/newsletter/footer-form.tsx";
import { ForgetButton } from "#app/forgetting/forget-button.tsx";
import { INSTALL_SLOT } from "#app/site/install-slot.ts";
import { FOOTER, LEGAL } from "#app/site/navigation.data.ts";
import { LinkList } from "./link-list.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Footer() {
  return (
    <footer className="ft">
      <div className="shell">
        <div className="ft-in">
          <div>
            <Wordmark />
            <p className="small quiet ft-tagline">{BRAND.tagline}</p>
            <div id={INSTALL_SLOT} className="ft-app noprint" />
          </div>
          {FOOTER.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <h2>{label}</h2>
              <LinkList links={links} />
            </nav>
          ))}
          <FooterForm />
        </div>
        <div className="ft-legal">
          <span>Figures: US Social Security Administration, {BRAND.recordsEdition} edition.</span>
          <div className="ft-last">
            <nav aria-label={LEGAL.label}>
              <LinkList links={LEGAL.links} />
            </nav>
            <ForgetButton />
          </div>
        </div>
      </div>
    </footer>
  );
}
