#!/bin/sh
# Lets a second server follow this one. The image runs it once, while the volume is empty; on one that is older it is run by hand, as often
# as one likes: docker compose exec postgres sh /docker-entrypoint-initdb.d/follower.sh
set -eu
test -s /run/secrets/follower_password
# psql reads it by itself: whoever lists the machine's processes sees what they are told.
psql --set ON_ERROR_STOP=1 --username postgres <<'SQL'
\set password `cat /run/secrets/follower_password`
SELECT 'CREATE ROLE borlette_follower REPLICATION'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'borlette_follower') \gexec
ALTER ROLE borlette_follower LOGIN PASSWORD :'password';
SQL
rule='host replication borlette_follower all scram-sha-256'
grep --quiet --line-regexp --fixed-strings "$rule" "$PGDATA/pg_hba.conf" || echo "$rule" >> "$PGDATA/pg_hba.conf"
psql --set ON_ERROR_STOP=1 --username postgres --command 'SELECT pg_reload_conf()'
