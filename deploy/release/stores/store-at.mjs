import { BucketStore } from './bucket.mjs';
import { FolderStore } from './folder.mjs';
import { WebStore } from './web.mjs';

/**
 * Where releases are kept, whatever it is made of: a folder, a bucket, another machine's server. Files
 * have paths with `/`: `registry/production.json`, `remotes/<name>/<version>-<build>/remote.json`,
 * `hosts/<channel>/<build>.json`.
 * @typedef {{
 *   placeOf(file: string): string,
 *   read(file: string): Promise<Buffer | undefined>,
 *   list(folder: string): Promise<string[]>,
 *   create(file: string, content: string | Buffer): Promise<boolean>,
 *   swap(file: string, before: string | undefined, after: string): Promise<boolean>,
 *   put(file: string, content: string): Promise<void>,
 *   remove(file: string): Promise<void>,
 *   append(file: string, line: string): Promise<void>,
 *   builds(remote?: string): Promise<StoredFolder[]>,
 *   addFolder(folder: string, from: string, texts: Record<string, string>, sign: Sign): Promise<boolean>,
 *   touch(folder: string): Promise<void>,
 *   removeBuild(build: StoredFolder): Promise<boolean>,
 *   alone<T>(name: string, work: () => Promise<T>): Promise<T>,
 *   withRoom<T>(work: () => Promise<T>, how?: { isUrgent?: boolean }): Promise<T>,
 *   hasLocks: boolean,
 *   isGuarded: boolean,
 *   say?: (line: string) => void,
 * }} Store
 * `placeOf`: for people; `list`: files below a folder, the whole depth; `create`: false where the file is
 * there, it is never written again; `swap`: of a file that says `before`, false where it says something
 * else by now, or nothing is known to have changed it; `append`: a line; `builds`: whole ones only;
 * `addFolder`: whole or not at all, `texts` in the place of its files, false where it is there; `touch`: it
 * counts as new; `removeBuild`: false where it was touched since it was listed; `alone`: while nobody else
 * changes the document, where that can be had: `create` decides in any case; `withRoom`: a full disk ends
 * in a sentence; `hasLocks`: nobody else is in there while `alone` runs; `isGuarded`: who keeps it checks every file and every change by itself; `say`: is told what a server has to say
 *
 * @typedef {{ remote: string, build: string, folder: string, modified: number }} StoredFolder
 * `folder`: `remotes/<remote>/<build>`; `modified`: ms since 1970
 * @typedef {(value: object) => import('../../../shared/src/federation/trust.ts').Sealed} Sign
 */

/** @type {[RegExp, new (address: string) => Store][]} */
const KINDS = [
	[/^https?:\/\//, WebStore],
	[/^s3:\/\//, BucketStore],
];
/** @type {Map<string, Store>} */
const opened = new Map();

/** Whether it is no folder of this machine. @param {string} address */
export const isElsewhere = (address) => /^(https?|s3):\/\//.test(address);

/**
 * @param {string} address of the store: a folder, `https://…` of its server, or `s3://bucket/prefix`
 * @returns {Store}
 */
export function storeAt(address) {
	const [, Kind] = KINDS.find(([pattern]) => pattern.test(address)) ?? [undefined, FolderStore];
	const store = opened.get(address) ?? new Kind(address);
	opened.set(address, store);
	return store;
}
