import { readRefCode } from '@borlette/shared/contract/fiche.ticket';

/** The reference in what a QR code says (the address of the ticket's public page) or a person typed; null: none. */
export function refIn(text: string): string | null {
	const [, named] = /\/fiche2?-view\/([^/?#]+)/.exec(text) ?? [];
	return readRefCode(named ?? text);
}
