# Puts a dump of the folder BACKUPS in the place of the database that PGHOST and the like name. Stop the site before.
#   sh restore.sh namekin-2026-11-23T0300.dump
# Restored beside the present database, which then gives way: what fails leaves all as it was. A dump of an older version
# is brought up to date when the site starts.
set -eu
export PGOPTIONS=--client-min-messages=warning
dump="$BACKUPS/${1:?"which dump? ls \"$BACKUPS\""}"
new="${PGDATABASE}_restored"
kept="$BACKUPS/before-restore-$(date -u +%Y-%m-%dT%H%M%S)"

dropdb --if-exists "$new"
createdb --template=template0 "$new"
if ! pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$new" "$dump"; then
  dropdb "$new"
  echo "Nothing was restored." >&2
  exit 1
fi
pg_dump --format=custom --no-owner --no-privileges --file="$kept.part"
mv "$kept.part" "$kept.dump"
dropdb --force "$PGDATABASE"
psql --quiet --dbname=postgres --command="alter database \"$new\" rename to \"$PGDATABASE\""
echo "Restored $dump. As it was before: $kept.dump"
