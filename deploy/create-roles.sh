#!/bin/bash
# Runs once, when the database is created: the roles of docs/operations.md, "A PostgreSQL server", and that of the replica.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v owner="$OWNER_PASSWORD" -v portal="$PORTAL_PASSWORD" -v replication="$REPLICATION_PASSWORD" <<'SQL'
create role forecourt_owner login password :'owner';
create role forecourt_portal login password :'portal';
create role forecourt_replica login replication password :'replication';
create database forecourt owner forecourt_owner encoding 'UTF8' template template0;
SQL
echo 'host replication forecourt_replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
