import { Failure } from '../local/failure.mjs';
import { integrityOf } from './store.mjs';

const TIMEOUT_MS = 6_000;
const AT_ONCE = 6;
const TYPES = { js: /javascript/, css: /^text\/css/, json: /json/ };

/** Files of a build that a browser asks for. */
const filesOf = ({ assets, i18n }) => [...Object.keys(assets), ...Object.values(i18n)];

/**
 * Asks the server for every file of a build, as a browser will.
 * @param {string} origin of the server that serves the store
 * @param {{ ref: { url: string }, manifest: object }} stored
 * @returns {Promise<number>} files probed
 * @throws {Failure} that names each file which does not come as it should
 */
export async function probe(origin, { ref, manifest }) {
	const waiting = filesOf(manifest);
	const count = waiting.length;
	const problems = [];
	const worker = async () => {
		for (let file = waiting.shift(); file; file = waiting.shift()) {
			const url = new URL(`${ref.url}${file}`, origin);
			const problem = await problemOf(url, manifest.assets[file]);
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

async function problemOf(url, integrity) {
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		if (!answer.ok) return `the server answered ${answer.status}`;
		const type = answer.headers.get('content-type') ?? '';
		const wanted = TYPES[url.pathname.split('.').at(-1)];
		if (wanted && !wanted.test(type)) return `its type is ${type || 'not said'}`;
		if (!/immutable/.test(answer.headers.get('cache-control') ?? '')) {
			return 'its cache-control is not immutable';
		}
		const content = Buffer.from(await answer.arrayBuffer());
		return integrity && integrityOf(content) !== integrity ? 'other bytes than were built' : '';
	} catch (error) {
		return error.cause?.code ?? error.message;
	}
}
