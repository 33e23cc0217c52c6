import type { Found } from '@borlette/shared/contract/palette';
import { storage } from '@borlette/shared/session';
import type { Entry } from './entry.ts';

const MOST = 6;

/** What somebody went to: a page or an action by its key, a row with what it is called. */
export interface Recent {
	readonly key: string;
	readonly found?: Found;
}

const isRecent = (value: unknown): value is Recent =>
	typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** Kept in this browser for a person and the company they worked on; newest first. */
export const recents = {
	read(owner: string): readonly Recent[] {
		try {
			const kept: unknown = JSON.parse(storage.get(`palette.${owner}`) ?? '[]');
			return Array.isArray(kept) ? kept.filter(isRecent) : [];
		} catch {
			return [];
		}
	},
	add(owner: string, { key, found }: Entry): void {
		const others = recents.read(owner).filter((one) => one.key !== key);
		const kept = [{ key, ...(found && { found }) }, ...others].slice(0, MOST);
		storage.set(`palette.${owner}`, JSON.stringify(kept));
	},
};
