(PORT=4108 DATA_DIR=/tmp/w/d8 NODE_ENV=production exec node_modules/.bin/node --max-semi-space-size=4 --max-old-space-size=256 server.ts > /tmp/w/s8.log 2>&1) &
s=$(date +%s%N); until curl -sf -o /dev/null http://localhost:4108/readyz; do sleep 0.02; done; e=$(date +%s%N); echo start $(( (e-s)/1000000 ))
curl -s -o /dev/null http://localhost:4108/; curl -s -o /dev/null http://localhost:4108/names/hazel; P=$(ss -ltnp | grep ':4108 ' | grep -o 'pid=[0-9]*' | head -1| cut -d= -f2); grep VmRSS /proc/$P/status
for s in 500 500 20 500; do wrk -c 64 -t 1 -d 3 --latency -s /tmp/w/q$s.lua http://127.0.0.1:4108/ | grep -E "Requests/sec|99%" | tr '\n' ' '; echo $s; done
wrk -c 64 -t 1 -d 3 "http://127.0.0.1:4108/api/names/generate" | grep Requests/sec;  grep VmRSS /proc/$P/status; kill $P
