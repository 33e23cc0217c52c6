import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** @typedef {(packed: Buffer, limits: { maxOutputLength: number }) => Buffer} Unpack @type {Record<string, Unpack>} */
const UNPACK = { br: brotliDecompressSync, gz: gunzipSync };

/**
 * The text that a packed file stands beside (shared/config/webpack/packed.mjs), by name.
 * @param {string} file
 */
export const packedOf = (file) => /^(.+)\.(br|gz)$/.exec(file)?.[1];

/**
 * Whether a packed file holds the bytes of the file it stands beside, and nothing else: no hash is
 * signed for it, the browser compares what it unpacks.
 * @param {string} file @param {Buffer} packed @param {Buffer} plain
 */
export function unpacksTo(file, packed, plain) {
	const unpack = UNPACK[file.slice(-2)];
	try {
		return unpack?.(packed, { maxOutputLength: plain.length || 1 }).equals(plain) === true;
	} catch {
		return false;
	}
}
