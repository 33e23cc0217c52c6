import { randomInt } from 'node:crypto';
import { mariageOf } from './games.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits as the public name of a fiche. */
export const newRefCode = (): string =>
	Array.from({ length: 12 }, () => CROCKFORD[randomInt(32)]).join('');

/** Six digits that only the printed ticket shows. */
export const newSecurityCode = (): string => String(randomInt(1e6)).padStart(6, '0');

/** More than are ever earned: those that are blocked or come twice are passed over. */
const FREE_MARIAGES = 40;
const ball = () => String(randomInt(100)).padStart(2, '0');

/** Mariages drawn by chance. */
export const freeMariages = (): string[] =>
	Array.from({ length: FREE_MARIAGES }, () => mariageOf(ball(), ball()));
