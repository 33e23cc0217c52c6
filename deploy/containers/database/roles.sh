#!/bin/sh
# Run once by the image, while the volume is empty. Migrations work as borlette_owner and make the
# role of the API, which owns nothing and bypasses no row's policy.
set -eu
password=$(cat /run/secrets/owner_password)
psql --set ON_ERROR_STOP=1 --username postgres --set password="$password" <<'SQL'
CREATE ROLE borlette_owner LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE borlette OWNER borlette_owner;
SQL
