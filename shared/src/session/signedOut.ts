import type { EndCause } from '../contract/index.ts';
import { STORED, storage } from './storage.ts';

/** `self`: by the person; `unknown`: the server knows the sign-in no more, and not why. */
export type SignedOut = EndCause | 'blocked' | 'self' | 'unknown';

/** After that nobody wonders any more. */
const TOLD_FOR_MS = 60 * 60_000;

/** Every tab of this browser is signed out, and each of them may be looked at next. */
export const keepSignedOut = (why: SignedOut): void =>
	storage.set(STORED.signedOut, `${why} ${Date.now()}`);

export const forgetSignedOut = (): void => storage.remove(STORED.signedOut);

/** Why this browser was signed out a while ago; undefined: it was not, or long ago. */
export function whySignedOut(): SignedOut | undefined {
	const [why, at] = (storage.get(STORED.signedOut) ?? '').split(' ');
	return Date.now() - Number(at) < TOLD_FOR_MS ? (why as SignedOut) : undefined;
}
