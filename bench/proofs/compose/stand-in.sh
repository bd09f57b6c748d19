#!/bin/sh
# What the images of PostgreSQL, the store and Caddy do at their start, for where no registry of images can be reached.
set -eu
what=$1; shift
case $what in
  postgres)
    : "${PGDATA:=/var/lib/postgresql/18/docker}"
    export PGDATA PATH=/opt/postgres/bin:$PATH
    mkdir -p "$PGDATA" && chown -R 999:999 /var/lib/postgresql && chmod 700 "$PGDATA"
    as() { setpriv --reuid=999 --regid=999 --clear-groups "$@"; }
    if [ ! -s "$PGDATA/PG_VERSION" ]; then
      printf %s "$POSTGRES_PASSWORD" > /tmp/password && chown 999 /tmp/password
      as initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8 --locale=C > /dev/null
      rm /tmp/password
      echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
      as pg_ctl --wait --options="-c listen_addresses= -c unix_socket_directories=/tmp" start
      export PGHOST=/tmp
      psql --quiet --username "$POSTGRES_USER" --dbname postgres --command "create database \"$POSTGRES_DB\""
      for file in /docker-entrypoint-initdb.d/*.sh; do [ -e "$file" ] && sh "$file"; done
      as pg_ctl --wait --mode=fast stop
    fi
    exec setpriv --reuid=999 --regid=999 --clear-groups postgres -c listen_addresses='*' -c unix_socket_directories=/tmp ;;
  store) exec caddy reverse-proxy --from :8333 --to "$STORE" ;;
  caddy) exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile ;;
esac
