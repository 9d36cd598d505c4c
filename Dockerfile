# Newsdesk: the folder that `npm run build` makes, on Node. docs/operations.md says how to run it.
# Pin the base to what you have tested: docker build --build-arg BASE=node@sha256:… (its digest: docker pull node:24-bookworm-slim).
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
RUN npm ci --no-progress
COPY . .
RUN npm run build
# Apart from the product, so that a release that changes no library changes no layer with libraries.
WORKDIR /libraries
RUN cp /app/build/package.json /app/build/package-lock.json /app/build/.npmrc . && npm ci --no-progress --omit=dev

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NEWSDESK_DATA=/data
WORKDIR /app
COPY --from=build /libraries/node_modules node_modules
COPY --from=build /app/build .
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["bash", "docs/deploy/ready.sh"]
CMD ["node", "server/dist/main.js"]
