import {
	DEFAULT_PERMISSIONS,
	isProviderCode,
	mayGive,
	type Permission,
	type Role,
} from '@borlette/shared/contract';

export type Difference = 'more' | 'less';

/** How a code of somebody differs from what their role starts with; undefined: it does not. */
export function differenceOf(
	code: Permission,
	held: readonly Permission[],
	role: Role,
): Difference | undefined {
	const has = held.includes(code);
	if (has === DEFAULT_PERMISSIONS[role].includes(code)) return undefined;
	return has ? 'more' : 'less';
}

/** How many codes somebody has beside their role's, and how many of those they lack. */
export function differencesOf(held: readonly Permission[], role: Role) {
	const standard = DEFAULT_PERMISSIONS[role];
	return {
		more: held.filter((code) => !standard.includes(code)).length,
		less: standard.filter((code) => !held.includes(code)).length,
	};
}

export interface Reach {
	/** Codes of the person who gives. */
	readonly own: ReadonlySet<Permission>;
	/** What the other one has by now. */
	readonly before: readonly Permission[];
}

/** Why a code cannot be given; undefined: it can. */
export function lockOf(code: Permission, reach: Reach): 'provider' | 'notYours' | undefined {
	if (mayGive(code, reach)) return undefined;
	return isProviderCode(code) ? 'provider' : 'notYours';
}

/** What somebody has after the codes are given or taken; those out of reach stay as they are. */
export function withCodes(
	held: readonly Permission[],
	codes: readonly Permission[],
	isGiven: boolean,
	reach: Reach,
): Permission[] {
	const rest = held.filter((code) => !codes.includes(code));
	const reachable = codes.filter((code) => isGiven && !lockOf(code, reach));
	return [...rest, ...reachable];
}

/** The role's codes, as far as they may be given. */
export const standardOf = (role: Role, reach: Reach): Permission[] =>
	DEFAULT_PERMISSIONS[role].filter((code) => !lockOf(code, reach));
