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
	const { signedIn, ofHost } = hostOf(root);
	return [
		{ name: 'sign-in', files: ofHost('sign-in') },
		{ name: 'signed in', files: signedIn },
		{ name: 'lists', files: ofHost('kit').filter((file) => !signedIn.includes(file)) },
		{ name: 'texts', files: ofHost('texts-en').filter((file) => !signedIn.includes(file)) },
		...remotesOf(root).map((name) => ({ name, files: startsOf(root, name) })),
	];
}

/**
 * What each page of a remote begins with beside what is signed in has and the start of its remote: its own files, and those of the
 * host's doors that it needs at once.
 * @param {string} root of the repository, with everything built
 * @returns {Part[]} by remote and page: `remote-admin agent.list`
 */
export function pagesOf(root) {
	const { signedIn, ofHost, has } = hostOf(root);
	return remotesOf(root).flatMap((remote) => {
		/** @type {Record<'pages' | 'doors', Record<string, string[]>> & { routes: { id: string }[] }} */
		const { routes, pages, doors } = JSON.parse(textOf(root, `${remote}/dist/remote.json`));
		return routes.map(({ id }) => {
			/** @param {Record<string, string[]>} by */
			const namesIn = (by) => Object.keys(by).filter((name) => by[name]?.includes(id));
			// A door has a file of its name, or comes with the kit of lists.
			const chunks = namesIn(doors).map((door) => (has(door) ? door : 'kit'));
			const ofDoors = ofHost(...chunks).filter((file) => !signedIn.includes(file));
			const own = namesIn(pages).map((file) => `${remote}/dist/${file}`);
			return { name: `${remote} ${id}`, files: [...own, ...ofDoors] };
		});
	});
}

/** @param {string} root */
const remotesOf = (root) => builtPackages(root).filter((name) => name.startsWith('remote-'));

/** The host's files, by the names of its beginnings. @param {string} root */
function hostOf(root) {
	const page = `${HOST}/index.html`;
	const html = textOf(root, page);
	/** @type {Record<string, string[]>} */
	const groups = JSON.parse(/id="beginnings">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
	const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
	/** With the page and what it always begins with. @param {string[]} names */
	const ofHost = (...names) => {
		const addresses = [...scripts, ...names.flatMap((name) => groups[name] ?? missing(name))];
		return [page, ...new Set(addresses.map((address) => `${HOST}${address}`))];
	};
	return {
		ofHost,
		signedIn: ofHost('begin', 'shell', 'layout', 'texts-fr'),
		/** @param {string} name */
		has: (name) => Object.hasOwn(groups, name),
	};
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
