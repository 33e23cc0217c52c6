#!/bin/sh
# Writes the page as this web server means it: a host is built once, and reads the channel that it is told. Beside it the
# service worker, or where it is switched off the one that takes it away.
set -eu
case "$WEB_CHANNEL" in
production | staging | dev) ;;
*)
	echo "WEB_CHANNEL is \"$WEB_CHANNEL\": give production, staging or dev." >&2
	exit 1
	;;
esac
case "$WEB_DEV_BUILDS" in
0 | 1) ;;
*)
	echo "WEB_DEV_BUILDS is \"$WEB_DEV_BUILDS\": give 1 for yes or 0 for no." >&2
	exit 1
	;;
esac
case "$WEB_SERVICE_WORKER" in
0) worker=service-worker-retired.js ;;
1) worker=service-worker.js ;;
*)
	echo "WEB_SERVICE_WORKER is \"$WEB_SERVICE_WORKER\": give 1 for yes or 0 for no." >&2
	exit 1
	;;
esac
cp "$WEB_HOST_DIR/$worker" "$WEB_STATE/service-worker.js"
sed -e "s/\(<meta name=\"borlette-channel\" content=\"\)[^\"]*/\1$WEB_CHANNEL/" \
	-e "s/\(<meta name=\"borlette-dev-builds\" content=\"\)[^\"]*/\1$WEB_DEV_BUILDS/" \
	"$WEB_HOST_DIR/index.html" >"$WEB_STATE/index.html"
