#!/bin/bash
# Copies the database at the first start, and follows it from then on. PGPASSWORD is that of the role forecourt_replica.
set -eu
data=${REPLICA_DATA:-/var/lib/postgresql/18/docker}
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  chmod 700 "$data"
  # The slot keeps what the replica has not read; with --write-recovery-conf it finds its source again after a restart.
  pg_basebackup --host="${PRIMARY_HOST:-database}" --port="${PRIMARY_PORT:-5432}" --username=forecourt_replica \
    --pgdata="$data" --checkpoint=fast --wal-method=stream --create-slot --slot=replica --write-recovery-conf
fi
exec postgres -D "$data" "$@"
