import { useEffect } from "react";
import { useLocation } from "react-router";
import { withoutWorker } from "#app/device/without-worker.ts";
import { serverList } from "#app/saved-names/server-list.ts";
import { FROM_COPY } from "./messages.ts";
import { OFFLINE_PATH } from "./offline-path.ts";
import { sayShown, startWorker } from "./start-worker.ts";
import { giveBackTyped } from "./typed-text.ts";

/** Starts the worker, tells it which pages are read, and asks for the list when the page is an old copy. */
export function KeepOffline() {
  const { pathname, search } = useLocation();

  useEffect(() => {
    giveBackTyped();
    if (!import.meta.env.PROD) return;
    if (!("serviceWorker" in navigator)) {
      withoutWorker.tell();
      return;
    }
    const onMessage = ({ data }: MessageEvent<unknown>) =>
      data === FROM_COPY ? void serverList.refresh() : undefined;
    const hadWorker = navigator.serviceWorker.controller !== null;
    // A new worker begins with nothing but its files.
    const onOther = () => (hadWorker ? sayShown(globalThis.location.pathname) : undefined);
    navigator.serviceWorker.addEventListener("message", onMessage);
    navigator.serviceWorker.addEventListener("controllerchange", onOther);
    navigator.serviceWorker.startMessages();
    // A browser that refuses it (a private window, say) reads the site as before.
    startWorker().catch(withoutWorker.tell);
    return () => {
      navigator.serviceWorker.removeEventListener("message", onMessage);
      navigator.serviceWorker.removeEventListener("controllerchange", onOther);
    };
  }, []);

  useEffect(() => {
    if (import.meta.env.PROD && search === "" && pathname !== OFFLINE_PATH) sayShown(pathname);
  }, [pathname, search]);

  return null;
}
