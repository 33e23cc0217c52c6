#!/bin/sh
# The second server: copies the first one where it has nothing yet, and follows it until it is promoted. FIRST and FIRST_PORT say where that is.
set -eu
first="host=$FIRST port=${FIRST_PORT:-5432} user=borlette_follower application_name=borlette_second"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	PGPASSWORD=$(cat /run/secrets/follower_password)
	export PGPASSWORD
	# Beside its place: one that was cut short is no database.
	draft="$PGDATA.new"
	rm -rf "$draft"
	# Of a second server that was there before, where there was one.
	psql "$first dbname=postgres replication=true" --command 'DROP_REPLICATION_SLOT borlette_second' || true
	pg_basebackup --dbname "$first" --pgdata "$draft" --wal-method stream --checkpoint fast \
		--create-slot --slot borlette_second --write-recovery-conf
	rm -rf "$PGDATA"
	mv "$draft" "$PGDATA"
	unset PGPASSWORD
fi
# Rows that a reader here needs are kept by the first one: nobody is cut off.
exec postgres -c hot_standby_feedback=on "$@"
