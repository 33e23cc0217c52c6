import { MADE_LETTERS as LETTERS } from '../contract/made-password.ts';

const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A character from the cryptographic source, each as likely as the others. */
function anyLetter(): string {
	const byte = new Uint8Array(1);
	const fair = 256 - (256 % LETTERS.length);
	do crypto.getRandomValues(byte);
	while ((byte[0] as number) >= fair);
	return LETTERS[(byte[0] as number) % LETTERS.length] as string;
}

/** A password of 79 bits that can be read out over the phone: `k7mf-9xqe-t3vw-hp2d`. */
export const strongPassword = (): string =>
	Array.from({ length: GROUPS }, () =>
		Array.from({ length: GROUP_LENGTH }, anyLetter).join(''),
	).join('-');
