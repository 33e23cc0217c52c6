import { randomBytes, randomInt } from 'node:crypto';
import { mariageOf } from '@borlette/shared/contract/numbers';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits as the public name of a fiche. */
export const newRefCode = (): string =>
	Array.from(randomBytes(12), (byte) => CROCKFORD[byte % 32]).join('');

/** Six digits that only the printed ticket shows. */
export const newSecurityCode = (): string => String(randomInt(1e6)).padStart(6, '0');

/** More than are ever earned: those that are blocked or come twice are passed over. */
const FREE_MARIAGES = 40;
const BALLS = Array.from({ length: 100 }, (_, ball) => String(ball).padStart(2, '0'));
/** What two balls drawn one after the other come to, each pair once: all are as likely. */
const DRAWN = BALLS.flatMap((one) => BALLS.map((other) => mariageOf(one, other)));

/** Mariages drawn by chance. */
export const freeMariages = (): string[] =>
	Array.from({ length: FREE_MARIAGES }, () => DRAWN[randomInt(DRAWN.length)] as string);
