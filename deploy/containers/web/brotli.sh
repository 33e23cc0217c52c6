#!/bin/sh
# Lets nginx send the .br files of the host, where the image has the module for it.
set -eu
module=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
[ -f "$module" ] || exit 0
echo "load_module $module;" >"$WEB_STATE/modules.conf"
echo "brotli_static on;" >"$WEB_STATE/packed.conf"
