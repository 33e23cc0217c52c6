import { codeOf, Failure } from '../local/failure.mjs';
import { integrityOf } from './store.mjs';

/** @import { Placed } from './types.ts' */

const TIMEOUT_MS = 6_000;
const AT_ONCE = 6;
/**
 * By the end of the name; a browser that is told not to guess takes nothing else for it.
 * @type {Record<string, RegExp>}
 */
const TYPES = {
	...{ js: /javascript/, css: /^text\/css/, json: /json/ },
	...{ svg: /^image\/svg\+xml/, png: /^image\/png/, webp: /^image\/webp/, avif: /^image\/avif/ },
	...{ jpg: /^image\/jpeg/, jpeg: /^image\/jpeg/, gif: /^image\/gif/ },
	...{ woff: /^font\//, woff2: /^font\// },
};

/**
 * Asks the server for every file of a build, as a browser will, and compares it with its signed hash.
 * @param {string} origin of the server that serves the store
 * @param {Placed & { hashes: Readonly<Record<string, string>> }} stored
 * @returns {Promise<number>} files probed
 * @throws {Failure} that names each file which does not come as it should
 */
export async function probe(origin, { ref, manifest, hashes }) {
	/** @type {Record<string, string>} */
	const signed = { ...hashes, 'remote.json': ref.integrity };
	// Source maps are kept for whoever looks for an error, and served to nobody.
	const waiting = Object.keys(signed).filter((file) => !file.endsWith('.map'));
	const count = waiting.length;
	/** @type {string[]} */
	const problems = [];
	const worker = async () => {
		for (let file = waiting.shift(); file; file = waiting.shift()) {
			const url = new URL(`${ref.url}${file}`, origin);
			const problem = await problemOf(url, signed[file]);
			if (problem) problems.push(`  ${url}: ${problem}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	if (problems.length === 0) return count;
	throw new Failure(
		`${problems.length} of ${count} files of ${manifest.name} do not come from ${origin} as they should; the channel was left as it is. Check that the server serves this store, then run it again.`,
		{ output: problems.join('\n') },
	);
}

/**
 * A store of its own origin is read from the host's pages; without the header browsers refuse.
 * @param {Response} response
 */
const mayBeRead = ({ headers }) => {
	const allowed = headers.get('access-control-allow-origin');
	return headers.get('cross-origin-resource-policy') !== 'cross-origin' || Boolean(allowed);
};

/** @param {URL} url @param {string | undefined} integrity */
async function problemOf(url, integrity) {
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		if (!answer.ok) return `the server answered ${answer.status}`;
		if (!mayBeRead(answer)) return 'pages of another origin may not read it (CORS)';
		const type = answer.headers.get('content-type') ?? '';
		const wanted = TYPES[url.pathname.split('.').at(-1) ?? ''];
		if (wanted && !wanted.test(type)) return `its type is ${type || 'not said'}`;
		if (!/immutable/.test(answer.headers.get('cache-control') ?? '')) {
			return 'its cache-control is not immutable';
		}
		const content = Buffer.from(await answer.arrayBuffer());
		return integrityOf(content) === integrity ? '' : 'other bytes than were built';
	} catch (error) {
		return codeOf(error);
	}
}
