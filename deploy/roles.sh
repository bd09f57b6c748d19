#!/bin/sh
# The image of PostgreSQL runs this once, when it makes the database: two roles, neither of them a superuser (docs/running.md, "A PostgreSQL
# of your own").
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set owner="$OWNER_PASSWORD" --set program="$PROGRAM_PASSWORD" <<'SQL'
create role reable_owner login password :'owner';
create role reable_program login password :'program';
alter database reable owner to reable_owner;
revoke all on database reable from public;
grant connect on database reable to reable_program;
SQL
