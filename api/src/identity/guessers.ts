import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from './network.ts';
import type { SecretBox } from './secret-box.ts';
import type { Allowance } from './slow-down.ts';

const FREE = 5;
/** Of all strangers to an account together: a few people who mistype are no attack. */
const FREE_OF_STRANGERS = 20;
const NONCE_BYTES = 16;

/**
 * What a browser keeps that somebody signed in with: whose it is and that we gave it, nothing more. It
 * opens nothing; guesses from it count by themselves, so that strangers cannot lock its owner out.
 */
export class Devices {
	private readonly box: SecretBox;

	constructor(box: SecretBox) {
		this.box = box;
	}

	async issue(userId: string): Promise<string> {
		const nonce = randomBytes(NONCE_BYTES).toString('base64url');
		return `${nonce}.${(await this.mark(userId, nonce)).toString('base64url')}`;
	}

	/** The device's name, where it was given to this person. */
	async nameOf(userId: string, device: string | undefined): Promise<string | undefined> {
		const [nonce = '', mark = ''] = device?.split('.') ?? [];
		const given = Buffer.from(mark, 'base64url');
		const right = await this.mark(userId, nonce);
		return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined;
	}

	private async mark(userId: string, nonce: string): Promise<Buffer> {
		const key = hkdfSync('sha256', await this.box.key(), '', 'known device', 32);
		return createHmac('sha256', Buffer.from(key)).update(`${userId} ${nonce}`).digest();
	}
}

/**
 * Whom a guess counts against. A device that the account knows has an allowance of its own; everybody
 * else has one by address, and one that all strangers to the account share, wherever they are.
 */
export function guesser(
	account: string,
	{ ip, knownAs }: { ip: string; knownAs?: string | undefined },
): Allowance[] {
	const name = account.toLowerCase();
	if (knownAs) return [{ key: `${name} on ${knownAs}`, free: FREE }];
	return [
		{ key: `${name} from ${networkOf(ip)}`, free: FREE },
		{ key: `${name} by strangers`, free: FREE_OF_STRANGERS, isShared: true },
	];
}

/** Of somebody signed in who is asked for something again: wherever they call from. */
export const ofPerson = (userId: string): Allowance[] => [{ key: `again ${userId}`, free: FREE }];
