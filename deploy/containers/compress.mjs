import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below that a file gains nothing (as `gzip_min_length` in web/nginx.conf.template). */
const LEAST_BYTES = 1024;

// `node deploy/containers/compress.mjs host/dist`: beside each text its best gzip and brotli,
// for nginx's gzip_static and brotli_static; compressed once here, not at each request.
const [, , folder = ''] = process.argv;
for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
	const file = path.join(folder, name);
	if (!/\.(js|css|json|svg)$/.test(file)) continue;
	const content = readFileSync(file);
	if (content.length < LEAST_BYTES) continue;
	const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
	writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
