import { createEndpoints, readingsOf } from "#server/api/app.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { createServices } from "#server/create-services.ts";
import { createApp } from "#server/http/app.ts";
import { clientOfIncoming } from "#server/http/hono.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { createListener } from "#server/http/listener.ts";
import { createPages } from "#server/http/pages.ts";
import { endOnSurprise } from "#server/last-resort.ts";
import { serve } from "#server/serve.ts";
import { StartFault } from "#server/start-fault.ts";
import { openBuiltScreens, openSourceScreens } from "./screens.ts";

if (Number(process.versions.node.split(".")[0]) < 24) {
  throw new Error(
    `Node 24 is needed, this is ${process.version}. Run "npm ci" without --ignore-scripts: it brings its own Node.`,
  );
}

const development = process.argv.includes("--dev");
try {
  const config = readConfig(process.env);
  const services = createServices(config);
  endOnSurprise(services.log);
  const server = createHttpServer();
  const screens = development ? await openSourceScreens(services, server) : await openBuiltScreens(services);
  const pages = createPages(screens.render, { development, ads: config.ads });
  const endpoints = createEndpoints(services);
  server.on(
    "request",
    createListener({
      app: createApp(services, endpoints, pages, (path) => screens.assets.has(path)),
      assets: screens.assets,
      pages,
      readings: readingsOf(endpoints),
      originOf: (request) => clientOfIncoming(request, config).origin,
      log: services.log,
      before: screens.before,
    }),
  );
  await serve(server, services, (address) => console.log(`Listening on ${address}`));
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
