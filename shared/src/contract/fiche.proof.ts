/** What a ticket was when it was sold, as the signed part of its QR code tells it. */
export interface SoldAs {
	ref_code: string;
	companyname: string;
	/** ISO 8601, to the second. */
	sold_at: string;
	/** Of the company: the paper tells the time of the sale by it. */
	timezone: string;
	/** `2026-03-10` */
	draw_date: string;
	/** Names of the draws that it plays in, cut where they are long. */
	draws: readonly string[];
	/** Minor units of `currency`. */
	total: number;
	currency: string;
	/** Of its lines with their primes: 16 characters of base64url. */
	lines_digest: string;
}

/** The public page that checks a ticket; a browser sends no server what follows the `#`. */
export const verificationPath = (refCode: string, proof?: string): string =>
	`/fiche2-view/${refCode}${proof ? `#p=${proof}` : ''}`;

const VERSION = 1;
/** The names are for people's eyes, and each character makes the picture denser. */
const NAME_LENGTH = 24;
const MS_PER_SECOND = 1_000;
const cut = (name: string): string => [...name].slice(0, NAME_LENGTH).join('');

/** The text that is signed: a list whose first member is the version of the others' order. */
export const textOfSold = (sold: SoldAs): string =>
	JSON.stringify([
		VERSION,
		sold.ref_code,
		cut(sold.companyname),
		Math.floor(Date.parse(sold.sold_at) / MS_PER_SECOND),
		sold.timezone,
		sold.draw_date,
		sold.draws.map(cut),
		sold.total,
		sold.currency,
		sold.lines_digest,
	]);

/** Reads a text whose signature was found right. null: a version that this code does not know. */
export function readSold(text: string): SoldAs | null {
	const [version, ...rest] = JSON.parse(text);
	if (version !== VERSION) return null;
	const [ref_code, companyname, seconds, timezone, draw_date, draws, total, currency, digest] =
		rest;
	const sold_at = new Date(seconds * MS_PER_SECOND).toISOString();
	const sale = { ref_code, companyname, sold_at, timezone, draw_date, draws, total, currency };
	return { ...sale, lines_digest: digest };
}

/**
 * Whether both tell of the same sale. Of which draws its lines are their digest says; a company or draw that has another
 * name since is the same.
 */
export const isSameSale = (one: SoldAs, other: SoldAs): boolean =>
	(['ref_code', 'sold_at', 'draw_date', 'total', 'currency', 'lines_digest'] as const).every(
		(name) => one[name] === other[name],
	);
