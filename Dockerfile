# Everything is built on the machine that builds, whatever machine it is for: what comes of it is JavaScript, and the one
# native part (SQLite) brings its binaries for all of them along.
FROM --platform=$BUILDPLATFORM node:24-slim AS build
WORKDIR /app
ENV CI=true
# Manifests and lock file alone say what to install: a change of our sources installs nothing again.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/bots/package.json packages/bots/
COPY packages/client/package.json packages/client/
COPY packages/protocol/package.json packages/protocol/
COPY packages/rules/package.json packages/rules/
COPY packages/server/package.json packages/server/
COPY packages/texts/package.json packages/texts/
RUN npx -y pnpm@12.18.0 install --frozen-lockfile
COPY . .
RUN node scripts/build.mjs
# Once more without the tools, for nobody but the server.
RUN rm -rf node_modules packages/*/node_modules \
 && npx -y pnpm@12.18.0 install --frozen-lockfile --offline --prod --filter '@pampa/server...' \
 && node scripts/lay-out-image.mjs /image \
 && mkdir /data

FROM node:24-slim
ARG VERSION=dev
ARG REVISION=unknown
# Where the sources of this very image are: whoever builds a changed one says so.
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="Pampa" \
      org.opencontainers.image.description="Cattle-country board games in the browser, on a server one of you runs" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.source="$SOURCE"
ENV NODE_ENV=production \
    PORT=2567 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /image ./
# A new volume takes over whom the folder belongs to. Nothing is run from here on: there may be no machine of this kind.
COPY --from=build --chown=1000:1000 /data /data
# By number, so that whoever insists on "not root" sees it without asking the image. It is `node` of the base.
USER 1000:1000
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=5s --timeout=3s --start-period=15s CMD ["node", "packages/server/dist/healthy.js"]
# The server is its own init: it handles the signals that end it, and starts no processes that it would have to bury.
CMD ["node", "packages/server/dist/main.js"]
