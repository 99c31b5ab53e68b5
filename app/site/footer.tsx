import { Link } from "react-router";
import { BRAND } from "#content/site/brand.ts";
import { NAVIGATION } from "#content/site/navigation.ts";
import { ForgetButton } from "#app/saved-names/forget-button.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Footer() {
  return (
    <footer className="ft">
      <div className="shell">
        <div className="ft-in">
          <div>
            <Wordmark />
            <p className="small quiet mt-2 max-w-96">{BRAND.tagline}</p>
          </div>
          <nav aria-label="Quick links">
            <h2>Quick links</h2>
            <ul>
              {NAVIGATION.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="ft-legal">
          <span>Figures: US Social Security Administration, {BRAND.recordsEdition} edition.</span>
          <ForgetButton />
        </div>
      </div>
    </footer>
  );
}
