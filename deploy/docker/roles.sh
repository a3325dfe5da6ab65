#!/bin/sh
# Runs once, in an empty database: creates the roles of "External PostgreSQL" in docs/operations.md.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --no-password \
  --set owner_password="$OWNER_PASSWORD" --set web_password="$WEB_PASSWORD" <<'SQL'
create role baicai_app nologin;
create role baicai_auditor nologin;
create role baicai_owner login password :'owner_password';
create role baicai_web login password :'web_password' in role baicai_app;
grant baicai_app, baicai_auditor to baicai_owner with admin option;
create database baicai owner baicai_owner encoding 'UTF8' template template0;
SQL
