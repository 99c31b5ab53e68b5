rm -f /tmp/w/prof/*; (PORT=4108 DATA_DIR=/tmp/w/d8 NODE_ENV=production exec node_modules/.bin/node --cpu-prof --cpu-prof-dir=/tmp/w/prof --max-semi-space-size=4 --max-old-space-size=256 server.ts > /tmp/w/s8.log 2>&1) &
until curl -sf -o /dev/null http://localhost:4108/readyz; do sleep 0.02; done; P=$(ss -ltnp | grep ':4108 ' | grep -o 'pid=[0-9]*' | head -1| cut -d= -f2)
for s in 500 500 500; do wrk -c 64 -t 1 -d 4 --latency -s /tmp/w/q$s.lua http://127.0.0.1:4108/ | grep -E "Requests/sec|99%" | tr '\n' ' '; echo $s; done
kill $P; sleep 4; node /tmp/w/prof.mjs | head -40
