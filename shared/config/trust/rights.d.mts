import type { Grants, Holder } from '../../src/federation/trust.ts';

export const ALL: '*';
export function holderOf(grants: Grants, id: string): Holder | undefined;
export function rightProblem(
	grants: Grants,
	id: string,
	act: { channel: string; remote?: string | undefined; at: string; isBack?: boolean },
): string | undefined;
