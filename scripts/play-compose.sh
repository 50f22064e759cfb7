#!/usr/bin/env bash
# Builds the image, starts everything of compose.yaml under a name of its own, plays the main job
# through the proxy, checks the stop, and removes it all again. It takes the ports 80, 443 and 8025.
# Usage: [BROWSER=1] scripts/play-compose.sh
set -euo pipefail
cd "$(dirname "$0")/.."
compose() { docker compose --project-name makerstep-play "$@"; }
# Mails are caught, to follow their links.
export COMPOSE_PROFILES=mail SMTP_URL=smtp://mail:1025 POSTGRES_PASSWORD='a/b#c?d@e%41'
authority=$(mktemp)
finish() {
  code=$?
  [ "$code" -eq 0 ] || compose logs --no-color --tail 200
  compose down --volumes --timeout 40
  rm -f "$authority"
  exit "$code"
}
trap finish EXIT

compose up --build --detach --wait --wait-timeout 300
# The proxy makes its certificate for localhost itself, at the first request.
for _ in $(seq 60); do
  compose exec -T caddy cat /data/caddy/pki/authorities/local/root.crt > "$authority" && break
  sleep 1
done
NODE_EXTRA_CA_CERTS=$authority node scripts/play-site.mjs https://localhost http://localhost:8025 ${BROWSER:+--browser}

# Unprivileged, with nothing to write but its data; and well by its own account.
[ "$(compose exec -T makerstep id -u)" != 0 ]
! compose exec -T makerstep touch /app/written 2> /dev/null
compose exec -T makerstep npm run --silent doctor
compose exec -T makerstep npm run --silent backup -- /data/backups

compose stop --timeout 40 makerstep
compose logs --no-color makerstep | grep -q 'Everything is stored'
echo 'The image was built, played and stopped.'
