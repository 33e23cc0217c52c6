import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readMeta } from '../../shared/config/webpack/read-meta.mjs';
import { paramsOf } from '../../shared/config/webpack/screens-named.mjs';

/** @typedef {{ remote: string, id: string, path: string, permission: string | null, orPermission?: string, roles?: readonly string[] }} Declared */

/** @param {string} root @returns {Promise<Declared[]>} every screen that the remotes of a repository declare */
export async function declaredScreens(root) {
	const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
	/** @type {Declared[]} */
	const all = [];
	for (const remote of remotes.sort()) {
		const { routes } = await readMeta(path.join(root, remote, 'src/remote.meta.ts'));
		for (const { id, path: address, permission, orPermission, roles } of routes) {
			all.push({
				...{ remote, id, path: address, permission },
				...(orPermission && { orPermission }),
				...(roles && { roles }),
			});
		}
	}
	return all;
}

/** @param {string} value */
const text = (value) => `'${value}'`;
/** @param {string} id */
const key = (id) => (/^[a-z]\w*$/i.test(id) ? id : text(id));

/**
 * The files that say in shared what the remotes declare; each is compared with what it should be.
 * @param {Declared[]} screens
 * @returns {Record<string, string>} path from the root → content
 */
export function generatedFiles(screens) {
	const sorted = [...screens].sort((a, b) => (a.id < b.id ? -1 : 1));
	const members = sorted.map(({ id, path: address }) => {
		const params = paramsOf(address).map(text).join(' | ') || 'never';
		return `\treadonly ${key(id)}: ${params};\n`;
	});
	const entries = screens.map(({ id, path: address, permission, orPermission, roles }) =>
		[
			'\t{',
			`\t\tid: ${text(id)},`,
			`\t\tpath: ${text(address)},`,
			`\t\tpermission: ${permission === null ? null : text(permission)},`,
			...(orPermission ? [`\t\torPermission: ${text(orPermission)},`] : []),
			...(roles ? [`\t\troles: [${roles.map(text).join(', ')}],`] : []),
			'\t},\n',
		].join('\n'),
	);
	const note = '// Written by `npm run screens` from the remotes’ metadata.\n';
	return {
		'shared/src/screens/known.gen.ts': `${note}
/** The screens of this repository's remotes, by name: the parameters of their paths. */
export interface KnownScreens {
${members.join('')}}
`,
		'shared/src/testing/screens.gen.ts': `${note}import type { Screen } from '../screens/index.ts';

/** The screens of this repository's remotes, for tests of parts that lead to one. */
export const knownScreens: readonly Screen[] = [
${entries.join('')}];
`,
	};
}
