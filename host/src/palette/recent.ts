import type { Found } from '@borlette/shared/contract/palette';
import { NAMES, storage } from '@borlette/shared/session';
import type { Entry } from './entry.ts';

const MOST = 6;

/** What somebody went to: a page or an action by its key, a row with what it is called. */
export interface Recent {
	readonly key: string;
	readonly found?: Found;
}

const keysOf = (owner: string) => `lately.${owner}`;
/** What rows are called stands apart: it is gone with the sign-in, pages and actions stay. */
const rowsOf = (owner: string) => `${NAMES}lately.${owner}`;

function readRows(owner: string): Readonly<Record<string, Found>> {
	const rows = storage.parsed(rowsOf(owner));
	return typeof rows === 'object' && rows !== null ? (rows as Record<string, Found>) : {};
}

/** Kept in this browser for a person and the company they worked on; newest first. */
export const recents = {
	read(owner: string): readonly Recent[] {
		const keys = storage.parsed(keysOf(owner));
		const rows = readRows(owner);
		if (!Array.isArray(keys)) return [];
		return keys
			.filter((key): key is string => typeof key === 'string')
			.map((key) => ({ key, ...(rows[key] && { found: rows[key] }) }));
	},
	add(owner: string, { key, found }: Entry): void {
		const others = recents.read(owner).filter((one) => one.key !== key);
		const kept = [{ key, ...(found && { found }) }, ...others].slice(0, MOST);
		const rows = kept.flatMap((one) => (one.found ? [[one.key, one.found] as const] : []));
		storage.set(keysOf(owner), JSON.stringify(kept.map((one) => one.key)));
		storage.set(rowsOf(owner), JSON.stringify(Object.fromEntries(rows)));
	},
};
