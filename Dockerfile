# Makerstep in a container: docs/operations.md says how to run it, and what of this file was tried.
FROM node:20-slim AS build
WORKDIR /app
# The installation makes the database client from the schema.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma ./prisma
COPY scripts/prisma-engine ./scripts/prisma-engine
RUN npm ci --no-audit --no-fund
COPY . .
# The address stands in the pages; started with another one, the container builds once more, which takes a minute or two.
ARG PUBLIC_URL=http://localhost:3000
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PUBLIC_URL=$PUBLIC_URL
RUN npx tsx --tsconfig tsconfig.server.json scripts/build.ts

FROM node:20-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals, and lets what is under way end (30 s at most: stop it with `--time 40`).
CMD ["node", "scripts/serve.mjs"]
