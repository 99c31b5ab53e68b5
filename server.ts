import { createEndpoints, readingsOf } from "#server/api/app.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { createServices } from "#server/create-services.ts";
import { createApp } from "#server/http/app.ts";
import { clientOfIncoming } from "#server/http/hono.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { createListener } from "#server/http/listener.ts";
import { createPages } from "#server/http/pages.ts";
import { stopOnSignal } from "#server/http/stop.ts";
import { forgetUnusedDaily } from "#server/forget-unused-daily.ts";
import { warmUp } from "#server/warm-up.ts";
import { openBuiltScreens, openSourceScreens } from "./screens.ts";

if (Number(process.versions.node.split(".")[0]) < 24) {
  throw new Error(
    `Node 24 is needed, this is ${process.version}. Run "npm ci" without --ignore-scripts: it brings its own Node.`,
  );
}

const development = process.argv.includes("--dev");
try {
  const config = readConfig(process.env);
  const services = await createServices(config);
  const server = createHttpServer();
  const screens = development ? await openSourceScreens(services, server) : await openBuiltScreens(services);
  const pages = createPages(screens.render, { development, ads: config.ads });
  const endpoints = createEndpoints(services);
  const app = createApp(services, endpoints, pages, (path) => screens.assets.has(path));
  const readings = readingsOf(endpoints);
  server.on(
    "request",
    createListener({
      app,
      assets: screens.assets,
      pages,
      readings,
      originOf: (request) => clientOfIncoming(request, config).origin,
      log: services.log,
      before: screens.before,
    }),
  );
  stopOnSignal(server, services);
  forgetUnusedDaily(services);
  services.startPost();
  server.once("listening", () => warmUp(services));
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    console.log(`Listening on http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${port}`);
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
