# Newsdesk: the server with the console it serves. docs/operations.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
RUN npm ci --no-progress
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
RUN npm ci --no-progress --omit=dev --workspace server --include-workspace-root=false

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NEWSDESK_DATA=/data
WORKDIR /app
COPY --from=libraries /app/node_modules node_modules
COPY --from=libraries /app/server server
COPY --from=build /app/dist dist
COPY --from=build /app/server/dist server/dist
COPY server/migrations server/migrations
COPY docs/openapi.json docs/openapi.json
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
