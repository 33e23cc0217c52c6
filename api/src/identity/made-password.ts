import { createHmac } from 'node:crypto';
import { MADE_LETTERS } from '@borlette/shared/contract/made-password';

const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * A password of 59 bits that can be read out and typed at a terminal: `k7mf-9xqe-t3vw`. The same key and name make the
 * same one, so that an answer that was lost is given again and nothing but the hash is stored.
 */
export function passwordOf(key: Buffer, name: string): string {
	const base = BigInt(MADE_LETTERS.length);
	let rest = BigInt(`0x${createHmac('sha256', key).update(name).digest('hex')}`);
	const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => {
		const letter = MADE_LETTERS[Number(rest % base)];
		rest /= base;
		return letter;
	});
	return Array.from({ length: GROUPS }, (_, group) =>
		letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
	).join('-');
}
