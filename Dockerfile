# docker build -t namekin . ; how to run it: docs/deploy.md

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# Running needs no development packages, and the image has a Node of its own. Other optional packages stay:
# one of them is the program that draws pictures, for this kind of machine.
# Icons are in what was built; types are read by nobody who runs.
RUN npm prune --omit=dev && rm -rf node_modules/node node_modules/.bin/node node_modules/lucide node_modules/typescript node_modules/@typescript

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=build /site/package.json ./
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
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: so that SIGTERM reaches the server.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "--no-parallel-scavenge", "build/server.js"]
