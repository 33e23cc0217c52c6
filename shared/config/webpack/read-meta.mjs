import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { metaProblems, problemLines } from '../metadata/manifest.mjs';
import { withTexts } from './meta-texts.mjs';
import { withOwnIcons } from './own-icons.mjs';

/** @import { Label, RemoteMeta } from '../../src/federation/meta.ts' */

/**
 * Reads what a TypeScript file exports, with its types taken off.
 * @param {string} file
 * @throws when it imports anything else but types
 */
export async function readConstants(file) {
	const { code } = await transform(await readFile(file, 'utf8'), {
		filename: file,
		swcrc: false,
		jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
		module: { type: 'es6' },
	});
	if (/^\s*import\b/m.test(code)) {
		throw new Error(
			`${file}: import types only (\`import type …\`); it is read at build as plain data.`,
		);
	}
	return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/**
 * A redirect names the page it leads to; whoever draws it needs the address.
 * @template {Partial<RemoteMeta<Label>>} M
 * @param {M} meta
 * @returns {M}
 */
function withAddresses(meta) {
	if (!meta.redirects || !Array.isArray(meta.routes)) return meta;
	const { routes } = meta;
	/** @param {string} to */
	const addressOf = (to) => routes.find((route) => route?.id === to)?.path ?? to;
	const redirects = Object.entries(meta.redirects).map(([from, to]) => [from, addressOf(to)]);
	return { ...meta, redirects: Object.fromEntries(redirects) };
}

/**
 * Reads `remote.meta.ts` without running the remote.
 * @param {string} file
 * @returns {Promise<RemoteMeta<Label> & { source: string }>} the metadata with `source` from the package
 * @throws with every place in it that is not as it must be
 */
export async function readMeta(file) {
	/** @type {{ meta?: RemoteMeta }} */
	const { meta } = await readConstants(file);
	if (!meta) throw new Error(`${file}: export the metadata as \`meta\`.`);
	const folder = path.dirname(file);
	const pkg = JSON.parse(await readFile(path.join(folder, '../package.json'), 'utf8'));
	const drawn = await withOwnIcons(meta, folder);
	const complete = withAddresses(withTexts(drawn, path.join(folder, '..')));
	const problems = metaProblems(complete);
	if (problems.length > 0) {
		throw new Error(
			`${file} describes the remote wrongly:\n${problemLines(problems).join('\n')}\nMend these places; the type RemoteMeta tells what each holds.`,
		);
	}
	const source = pkg.repository?.url ?? pkg.repository ?? pkg.name;
	return { ...complete, source };
}
