import { Link } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import { FOOTER, LEGAL, type PageLink } from "#content/site/navigation.ts";
import { FooterForm } from "#app/newsletter/footer-form.tsx";
import { ForgetButton } from "#app/saved-names/forget-button.tsx";
import { INSTALL_SLOT } from "./install-slot.ts";
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
          {FOOTER.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <Links links={links} />
            </nav>
          ))}
          <FooterForm />
        </div>
        <div className="ft-legal">
          <span>Figures: US Social Security Administration, {BRAND.recordsEdition} edition.</span>
          <div className="ft-last">
            <nav aria-label="Legal">
              <Links links={LEGAL} />
            </nav>
            <ForgetButton />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Links({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
