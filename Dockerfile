# docker build -t namekin . ; how to run it, and how large it is: docs/deploy.md

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Such as en-GB: docs/another-locale.md
ARG LOCALE=en-US
# The licenses of what is built in and then removed, too.
RUN npm run build && npm run release
# Running needs no development packages. Other optional ones stay: one of them is the program that draws pictures, for this
# kind of machine.
RUN npm prune --omit=dev && node tools/release/slim-packages.ts node_modules && install -d -m 700 /data

# The libraries of C and C++, certificates and time zones: no shell, no npm, no package manager.
FROM gcr.io/distroless/cc-debian13
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /site
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /site/package.json /site/LICENSE /site/NOTICE /site/release/third-party-licenses.txt ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/data ./data
COPY --from=build /site/content/articles ./content/articles
COPY --from=build /site/content/pages ./content/pages
COPY --from=build /site/build ./build
# The tools of an operator run from their sources.
COPY --from=build /site/content/site ./content/site
COPY --from=build /site/content/newsletter ./content/newsletter
COPY --from=build /site/domain ./domain
COPY --from=build /site/server ./server
COPY --from=build /site/tools/newsletter ./tools/newsletter
COPY --from=build /site/tools/command.ts /site/tools/backup.ts /site/tools/restore.ts /site/tools/newsletter.ts /site/tools/inbox.ts /site/tools/desk.ts /site/tools/retention.ts ./tools/
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: so that SIGTERM reaches the server.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=60", "--no-parallel-scavenge", "--no-allocation-site-pretenuring", "build/server.js"]
