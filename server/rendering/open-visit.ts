import type { ContactForm, ReportForm } from "#domain/contact/contact.ts";
import type { SavedListSession } from "#domain/saved-names/visit.ts";
import { speaking } from "#server/http/log/speaking.ts";
import type { Client } from "#server/http/visitors/client.ts";
import { openSavedList } from "#server/saved-names/saved-list-session.ts";
import type { Services } from "#server/services.ts";
import type { Rendering } from "./page-to-render.ts";

export type VisitServices = Pick<
  Services,
  "names" | "savedNames" | "allowances" | "newsletter" | "contact" | "log"
>;

/** The list of the browser that asks. */
export function openList(services: VisitServices, { headers }: Request, client: Client): SavedListSession {
  const session = openSavedList(services, {
    cookie: headers.get("cookie"),
    https: client.https,
    newList: () => services.allowances.newList(client),
  });
  return speakingSession(session, speaking(services.log));
}

/** Storage as the screens use it for one request: what it cannot do is thrown as a Response in words. */
export function openVisit(
  services: VisitServices,
  request: Request,
  client: Client,
): NonNullable<Rendering["storage"]> {
  const spoken = speaking(services.log);
  return {
    savedList: openList(services, request, client),
    newsletter: {
      subscribe: spoken((email: string, token: string | undefined) =>
        services.newsletter.subscribe(email, { address: client.address, token }),
      ),
      confirm: spoken(services.newsletter.confirm),
      unsubscribe: spoken(services.newsletter.unsubscribe),
      preview: {
        confirm: spoken(services.newsletter.preview.confirm),
        unsubscribe: spoken(services.newsletter.preview.unsubscribe),
      },
    },
    contact: {
      send: (form: ContactForm, token: string | undefined) =>
        services.contact.send(form, { address: client.address, token }),
      report: (form: ReportForm, token: string | undefined) =>
        services.contact.report(form, { address: client.address, token }),
    },
  };
}

function speakingSession(session: SavedListSession, spoken: ReturnType<typeof speaking>): SavedListSession {
  return {
    known: session.known,
    list: spoken(session.list),
    entry: spoken(session.entry),
    save: spoken(session.save),
    remove: spoken(session.remove),
    annotate: spoken(session.annotate),
    order: spoken(session.order),
    merge: spoken(session.merge),
    forget: spoken(session.forget),
    cookies: session.cookies,
  };
}
