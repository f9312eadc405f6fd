# An image of the whole product; see docs/deploying.md. Both base images need glibc.
ARG NODE_IMAGE=node:22-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
# Without npm's cache, the build stage takes less disk.
RUN npm run image -- /image && rm -rf node_modules "$(npm config get cache)"
# Without its symbols, Node.js takes 18 MB less.
RUN if command -v apt-get; then \
      apt-get update && apt-get install -y --no-install-recommends binutils && strip /usr/local/bin/node; \
    fi

FROM ${BASE_IMAGE}
# Debian packages to add: "postgresql-client" for backups of PostgreSQL.
ARG PACKAGES=""
RUN if [ -n "$PACKAGES" ]; then \
      apt-get update && \
      apt-get install -y --no-install-recommends $PACKAGES && \
      rm -rf /var/lib/apt/lists/* /var/cache/apt/*; \
    fi; \
    # A new volume gets the owner of the folder that it covers.
    mkdir -p /data/media /data/site-cache && chown -R 1000:1000 /data && chmod -R 700 /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /app
WORKDIR /app
USER 1000:1000
ENV NODE_ENV=production DATA_DIR=/data XDG_CACHE_HOME=/tmp
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/commands/start.mjs"]
