# Dumps the database that PGHOST and the like name into the folder BACKUPS, once a day, and keeps two weeks of dumps.
# A dump gets its name when it is whole. Restored with restore.sh beside this.
set -u
# The first process of a container hears of no signal that it does not ask for.
sleeper=
trap 'kill $sleeper 2>/dev/null; exit 0' TERM INT
while true; do
  name="$BACKUPS/namekin-$(date -u +%Y-%m-%dT%H%M)"
  if pg_dump --format=custom --no-owner --no-privileges --file="$name.part"; then
    mv "$name.part" "$name.dump"
    find "$BACKUPS" -name '*.dump' -mtime +14 -delete
    pause=86400
  else
    echo "The backup failed; the next try is in ten minutes." >&2
    rm -f "$name.part"
    pause=600
  fi
  # In the background, so that a signal is heard at once.
  sleep "$pause" &
  sleeper=$!
  wait "$sleeper"
done
