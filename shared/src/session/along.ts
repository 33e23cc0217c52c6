import { serverNow } from '../api/index.ts';
import type { Session } from '../contract/auth.ts';
import { STORED, storage } from './storage.ts';

/** What a person takes along to where there is no network; it ends with their sign-in in this browser. */
export interface Along {
	/** As the profile was read last. */
	user: Session;
	/** Opens what was encrypted in this browser for them: 32 bytes as base64. */
	secret: string;
}

export type Owner = Pick<Session, 'id' | 'select_company'>;
/** Whose work is kept: of one person, in one company. */
export const ownerOf = ({ id, select_company }: Owner): string => `${id}.${select_company ?? ''}`;

/** Written by this code only; whatever else stands there counts as nothing. */
function stored<T extends object>(key: string): Partial<T> {
	const value = storage.parsed(key);
	return typeof value === 'object' && value !== null ? value : {};
}

export const along = {
	take: (kept: Along): void => storage.set(STORED.along, JSON.stringify(kept)),
	/** undefined: nothing was taken along, or the sign-in is past its latest end. */
	now(): Along | undefined {
		const { user, secret } = stored<Along>(STORED.along);
		return user && secret && Date.parse(user.expires_at) > serverNow()
			? { user, secret }
			: undefined;
	},
	drop: (): void => storage.remove(STORED.along),
};

/** How many things somebody did are not sent yet, so that whoever signs out is told. They outlast the sign-in. */
export const unsent = {
	of: (user: Session): number => stored<Record<string, number>>(STORED.unsent)[ownerOf(user)] ?? 0,
	tell(user: Session, count: number): void {
		const { [ownerOf(user)]: _, ...others } = stored<Record<string, number>>(STORED.unsent);
		const all = count > 0 ? { ...others, [ownerOf(user)]: count } : others;
		if (Object.keys(all).length > 0) storage.set(STORED.unsent, JSON.stringify(all));
		else storage.remove(STORED.unsent);
	},
};
