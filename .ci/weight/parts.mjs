import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPackages } from '../../deploy/local/paths.mjs';

/**
 * Files that come together, each by its path from the repository.
 * @typedef {{ name: string, files: string[] }} Part
 */

const HOST = 'host/dist';
/** What runs first of a remote, as its build names it. */
const STARTS = /(^|\/)(remoteEntry|__federation_expose_app)\.[^/]*js$/;

/** @param {string} root @param {string} file */
const textOf = (root, file) => readFileSync(path.join(root, file), 'utf8');

/** Bytes as a server sends them: what was packed as it is, a page as it is packed on the way. @param {string} root @param {string} file */
export function bytesOf(root, file) {
	try {
		return readFileSync(path.join(root, `${file}.br`)).length;
	} catch {
		const content = readFileSync(path.join(root, file));
		return file.endsWith('.html') ? brotliCompressSync(content).length : content.length;
	}
}

/**
 * What each beginning of a page loads, what every list has beside it, and what each remote begins with: of the built files alone, so it
 * is known in a second. Pictures, fonts and answers of the API are none of it; the French texts are, being in the code,
 * and those of another language come on top.
 * @param {string} root of the repository, with everything built
 * @returns {Part[]}
 */
export function partsOf(root) {
	const page = `${HOST}/index.html`;
	const html = textOf(root, page);
	/** @type {Record<string, string[]>} */
	const groups = JSON.parse(/id="beginnings">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
	const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
	/** @param {string[]} names */
	const ofHost = (...names) => {
		const addresses = [...scripts, ...names.flatMap((name) => groups[name] ?? missing(name))];
		return [page, ...new Set(addresses.map((address) => `${HOST}${address}`))];
	};
	const signedIn = ofHost('begin', 'shell', 'layout', 'texts-fr');
	return [
		{ name: 'sign-in', files: ofHost('sign-in') },
		{ name: 'signed in', files: signedIn },
		{ name: 'lists', files: ofHost('kit').filter((file) => !signedIn.includes(file)) },
		{
			name: 'texts',
			files: (groups['texts-en'] ?? missing('texts-en')).map((file) => `${HOST}${file}`),
		},
		...builtPackages(root)
			.filter((name) => name.startsWith('remote-'))
			.map((name) => ({ name, files: startsOf(root, name) })),
	];
}

/** @param {string} name @returns {never} */
function missing(name) {
	throw new Error(`${HOST}/index.html lists no chunk "${name}": build the host.`);
}

/** @param {string} root @param {string} remote */
const startsOf = (root, remote) =>
	readdirSync(path.join(root, remote, 'dist/assets'))
		.filter((file) => STARTS.test(file))
		.map((file) => `${remote}/dist/assets/${file}`);
