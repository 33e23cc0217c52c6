import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { type SoldAs, textOfSold } from '@borlette/shared/contract/fiche.proof';
import type { PosFiche } from '@borlette/shared/contract/pos';
import { keptKey, readOnce } from '../config/secret-key.ts';

const FILE = 'tickets.key';
/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const DIGEST_BYTES = 12;

type Line = Omit<PosFiche['lines'][number], 'tirage_id' | 'gain'>;
/** What of a ticket is signed: nothing that changes after the sale. */
type Sale = Omit<SoldAs, 'draws' | 'lines_digest'> & { lines: readonly Line[] };

/**
 * Signs tickets with Ed25519, so that a page without a network can tell that we sold them. The same
 * sale has the same proof whenever and wherever it is signed, unless a name in it was changed.
 */
export class TicketSigner {
	private readonly keys: () => Promise<[KeyObject, ...KeyObject[]]>;

	/** The first of `given` (base64) signs; without any, a file of `folder` that is made if need be. */
	constructor([first, ...earlier]: readonly string[], folder: string) {
		this.keys = readOnce(async () => {
			const signing = first ? Buffer.from(first, 'base64') : await keptKey(folder, FILE);
			return [keyOf(signing), ...earlier.map((each) => keyOf(Buffer.from(each, 'base64')))];
		});
	}

	/** Of all keys whose tickets are believed: 32 bytes each, base64url. */
	async publicKeys(): Promise<string[]> {
		const keys = await this.keys();
		return keys.map((key) => createPublicKey(key).export({ format: 'jwk' }).x as string);
	}

	/** `text.signature`, both base64url; signed is the text's UTF-8. */
	async sign(sale: Sale): Promise<string> {
		const draws = [
			...new Map(sale.lines.map((line) => [line.instance_id, line.tirage_name])).values(),
		];
		const text = Buffer.from(textOfSold({ ...sale, draws, lines_digest: digestOf(sale.lines) }));
		const [key] = await this.keys();
		return `${text.toString('base64url')}.${sign(null, text, key).toString('base64url')}`;
	}
}

const keyOf = (seed: Buffer): KeyObject =>
	createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

/** A line of text for each line played, as the ticket shows it. */
function digestOf(lines: readonly Line[]): string {
	const text = lines
		.toSorted((one, other) => one.line_no - other.line_no)
		.map((line) =>
			[
				line.line_no,
				line.instance_id,
				line.game,
				line.option,
				line.numbers,
				line.stake,
				line.prime1,
				line.prime2,
				line.prime3,
			].join('|'),
		)
		.join('\n');
	const digest = createHash('sha256').update(text).digest();
	return digest.subarray(0, DIGEST_BYTES).toString('base64url');
}
