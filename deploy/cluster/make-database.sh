#!/bin/sh
# Patroni runs this once, on the first leader (`post_bootstrap`): it makes Dragoman's role and its database.
# $1: a file that holds the role's password alone; $2: where PostgreSQL is, as Patroni says it
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$(cat "$1")" "$2" <<'SQL'
CREATE ROLE dragoman LOGIN PASSWORD :'password';
CREATE DATABASE dragoman OWNER dragoman;
SQL
