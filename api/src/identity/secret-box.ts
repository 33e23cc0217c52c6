import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keptKey, readOnce } from '../config/secret-key.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FILE = 'secrets.key';

/**
 * Encrypts what the database keeps but must not be able to read (AES-256-GCM): a stolen backup has
 * no key. `owner` is bound in: a row put in another person's place does not open.
 */
export class SecretBox {
	readonly key: () => Promise<Buffer>;

	/** Without `given` (base64) the key is a file of `folder`, made when it is first needed. */
	constructor(given: string | undefined, folder: string) {
		this.key = readOnce(async () =>
			given ? Buffer.from(given, 'base64') : await keptKey(folder, FILE),
		);
	}

	async seal(plain: Uint8Array, owner: string): Promise<Buffer> {
		const nonce = randomBytes(NONCE_BYTES);
		const cipher = createCipheriv('aes-256-gcm', await this.key(), nonce);
		cipher.setAAD(Buffer.from(owner));
		const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
		return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
	}

	/** @throws when the key is another one or the bytes were changed */
	async open(box: Buffer, owner: string): Promise<Buffer> {
		const nonce = box.subarray(0, NONCE_BYTES);
		const decipher = createDecipheriv('aes-256-gcm', await this.key(), nonce);
		decipher.setAAD(Buffer.from(owner));
		decipher.setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
		return Buffer.concat([
			decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)),
			decipher.final(),
		]);
	}
}
