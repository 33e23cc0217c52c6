import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @import { RemoteMeta } from '../../src/federation/meta.ts' */

const MOST_BYTES = 3 * 1024;
const OWN = /^\.{1,2}\/.*\.svg$/;

/**
 * Puts the pictures that a remote brings for its menu entries (`icon: './hello.svg'`) into the
 * metadata itself: they are signed with it, and here before the menu is drawn.
 * @template {Partial<RemoteMeta>} M
 * @param {M} meta not judged yet @param {string} folder of the metadata
 * @returns {Promise<M>}
 */
export async function withOwnIcons(meta, folder) {
	if (!Array.isArray(meta.menu)) return meta;
	const menu = await Promise.all(
		meta.menu.map(async (entry) =>
			OWN.test(entry?.icon) ? { ...entry, icon: await pictureOf(entry.icon, folder) } : entry,
		),
	);
	return { ...meta, menu };
}

/** @param {string} name @param {string} folder */
async function pictureOf(name, folder) {
	const file = path.join(folder, name);
	const text = await readFile(file, 'utf8').catch(() => {
		throw new Error(`${file} is missing: an entry of \`menu\` names it as its icon.`);
	});
	const picture = text.replace(/>\s+</g, '><').trim();
	if (!/<svg\b[^>]*\bviewBox=/.test(picture)) {
		throw new Error(`${file} is no SVG picture with a viewBox: without one it cannot be scaled.`);
	}
	const bytes = Buffer.byteLength(picture);
	if (bytes > MOST_BYTES) {
		throw new Error(
			`${file} has ${bytes} bytes; an icon has at most ${MOST_BYTES}, because every page load carries it. Simplify its paths.`,
		);
	}
	return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}
