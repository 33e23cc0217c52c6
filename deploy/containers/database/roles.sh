#!/bin/sh
# Run once by the image, while the volume is empty. Migrations work as borlette_owner and make the
# role of the API, which owns nothing and bypasses no row's policy.
set -eu
test -s /run/secrets/owner_password
# psql reads it by itself: whoever lists the machine's processes sees what they are told.
psql --set ON_ERROR_STOP=1 --username postgres <<'SQL'
\set password `cat /run/secrets/owner_password`
CREATE ROLE borlette_owner LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE borlette OWNER borlette_owner;
SQL
