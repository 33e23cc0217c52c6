import { readSold, type SoldAs } from '@borlette/shared/contract/fiche.proof';

/**
 * What the signature of a QR code says. `unsupported`: this browser, or this release, cannot tell.
 * `no_key`: it has none of our public keys yet.
 */
export type Checked =
	| { is: 'genuine'; sold: SoldAs }
	| { is: 'forged' }
	| { is: 'unsupported' }
	| { is: 'no_key' };

const ALGORITHM = 'Ed25519';

/** @throws on what is no base64url */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
	const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Both parts of `text.signature`; null: it is none of ours. */
function partsOf(proof: string) {
	const [text, signature, ...rest] = proof.split('.');
	if (!text || !signature || rest.length > 0) return null;
	try {
		return { text: bytesOf(text), signature: bytesOf(signature) };
	} catch {
		return null;
	}
}

const soldIn = (text: Uint8Array): SoldAs | null => readSold(new TextDecoder().decode(text));

/** What a proof tells that came from the API itself; null where this code cannot read it. */
export function soldOf(proof: string): SoldAs | null {
	const parts = partsOf(proof);
	return parts && soldIn(parts.text);
}

/** Whether we signed the proof, for this ticket. Needs no network. @param keys base64url */
export async function checkProof(
	proof: string,
	refCode: string,
	keys: readonly string[],
): Promise<Checked> {
	const parts = partsOf(proof);
	if (!parts) return { is: 'forged' };
	if (keys.length === 0) return { is: 'no_key' };
	// Browsers give it to pages of https and of this machine only.
	if (!crypto.subtle) return { is: 'unsupported' };
	let isOurs = false;
	try {
		for (const each of keys) {
			const key = await crypto.subtle.importKey('raw', bytesOf(each), ALGORITHM, false, ['verify']);
			isOurs ||= await crypto.subtle.verify(ALGORITHM, key, parts.signature, parts.text);
		}
	} catch {
		return { is: 'unsupported' };
	}
	if (!isOurs) return { is: 'forged' };
	const sold = soldIn(parts.text);
	if (!sold) return { is: 'unsupported' };
	return sold.ref_code === refCode ? { is: 'genuine', sold } : { is: 'forged' };
}
