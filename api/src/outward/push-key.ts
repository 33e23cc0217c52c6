import { createECDH } from 'node:crypto';
import { keptKey, readOnce } from '../config/secret-key.ts';

const FILE = 'push.key';

/** By which makers of browsers tell that it is us who sends (VAPID): 32 bytes, and the point that goes with them. */
export interface PushKeyPair {
	privateKey: string;
	publicKey: string;
}

/** The pair of a P-256 key that is given (base64), or kept in a file of the folder that is made if need be. */
export const pushKeyOf = (
	given: string | undefined,
	folder: string,
): (() => Promise<PushKeyPair>) =>
	readOnce(async () => {
		const secret = given ? Buffer.from(given, 'base64') : await keptKey(folder, FILE);
		const pair = createECDH('prime256v1');
		pair.setPrivateKey(secret);
		return {
			privateKey: secret.toString('base64url'),
			publicKey: pair.getPublicKey('base64url'),
		};
	});
