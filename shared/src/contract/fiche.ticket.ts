import {
	Amount,
	Day,
	Id,
	Instant,
	nullable,
	oneOf,
	type Static,
	Type,
} from '@borlette/shared/contract';
import { GAMES } from './games.ts';
import { INSTANCE_STATES } from './tirage.ts';

export const FICHE_STATES = ['sold', 'winning', 'losing', 'paid', 'deleted', 'expired'] as const;
export type FicheState = (typeof FICHE_STATES)[number];

/** What becomes of a gain: it waits for a draw that is not settled, for its holder, or for nobody any more. */
export type Payment = 'pending' | 'to_pay' | 'paid' | 'expired';
const PAYMENTS: Readonly<Record<FicheState, Payment | null>> = {
	sold: 'pending',
	winning: 'to_pay',
	losing: null,
	paid: 'paid',
	deleted: null,
	expired: 'expired',
};

/** Whether its gain says something: of a fiche in play that won nothing so far it is 0, which nobody knows to stay so. */
export const isGainKnown = ({ status, gain }: { status: FicheState; gain: number }): boolean =>
	status !== 'sold' || gain > 0;

/** The states of fiches whose gain is still owed to their holder. */
export const UNPAID_STATES = FICHE_STATES.filter((state) => PAYMENTS[state] === 'to_pay');

/** The states of fiches that still play: what they won is not all they may win. */
export const PLAYING_STATES = FICHE_STATES.filter((state) => PAYMENTS[state] === 'pending');

/** null: there is nothing to pay, nor was there. */
export const paymentOf = ({
	status,
	gain,
}: {
	status: FicheState;
	gain: number;
}): Payment | null => (gain > 0 ? PAYMENTS[status] : null);

/** What the holder is still owed, in minor units. */
export const toPayOf = (fiche: { status: FicheState; gain: number }): number =>
	paymentOf(fiche) === 'to_pay' ? fiche.gain : 0;

/** Where a fiche stands, for people: its state, or that it won while another of its draws is still to come. */
export const FICHE_SITUATIONS = [...FICHE_STATES, 'won_so_far'] as const;
export type FicheSituation = (typeof FICHE_SITUATIONS)[number];

/** What it won so far is its `gain`. */
export const situationOf = (fiche: { status: FicheState; gain: number }): FicheSituation =>
	paymentOf(fiche) === 'pending' ? 'won_so_far' : fiche.status;

const REF_SIGN = '[0-9A-HJKMNP-TV-Z]';
const REF_CODE = `^${REF_SIGN}{12}$`;
const PART_OF_REF_CODE = new RegExp(`^${REF_SIGN}{1,12}$`);
/** Public name of a fiche: 12 characters of Crockford's Base32. */
export const RefCode = Type.String({ pattern: REF_CODE, examples: ['7K2M9XQ4T0AB'] });

/** Whether a reference may hold the text, in capitals. */
export const mayBeInRefCode = (text: string): boolean => PART_OF_REF_CODE.test(text);

/**
 * Reads a reference as people type it: any case, blanks and dashes anywhere, O for 0, I or L for 1,
 * as Crockford's Base32 asks. null: it cannot be one.
 */
export function readRefCode(text: string): string | null {
	const typed = text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
	return new RegExp(REF_CODE).test(typed) ? typed : null;
}

/** What anybody may read who holds the ticket: its reference is known to nobody else. */
const verification = {
	ref_code: Type.String(),
	companyname: Type.String(),
	currency: Type.String(),
	/** Of the company; `draws` have their own. */
	timezone: Type.String(),
	draw_date: Day,
	total: Amount,
	gain: Amount,
	status: oneOf(FICHE_STATES),
	/** The last day on which a win is paid. */
	expires_on: Day,
	/** What was sold, signed; belongs in the QR code (`verificationPath`). Older APIs sign nothing. */
	proof: Type.Optional(Type.String()),
	draws: Type.Array(
		Type.Object({
			instance_id: Id,
			tirage_name: Type.String(),
			draw_at: Instant,
			timezone: Type.String(),
			state: oneOf(INSTANCE_STATES),
			/** null until the result is settled. */
			lotto3: nullable(Type.String()),
			lot1: nullable(Type.String()),
			lot2: nullable(Type.String()),
			lot3: nullable(Type.String()),
		}),
	),
};

/** Whether it won, without a word about who sold it. */
export const FicheVerification = Type.Object(verification);
export type FicheVerification = Static<typeof FicheVerification>;

/** The ticket as it was printed. */
export const PublicFiche = Type.Object({
	...verification,
	user_photo: nullable(Type.String()),
	agent_name: Type.String(),
	surcussale_name: Type.String(),
	surcussale_city: Type.String(),
	number: Type.Integer(),
	sold_at: Instant,
	lines: Type.Array(
		Type.Object({
			line_no: Type.Integer(),
			instance_id: Id,
			game: oneOf(GAMES),
			option: nullable(Type.Integer()),
			numbers: Type.String(),
			stake: Amount,
			prime1: Type.Integer(),
			prime2: Type.Integer(),
			prime3: Type.Integer(),
			gain: Amount,
		}),
	),
});
export type PublicFiche = Static<typeof PublicFiche>;
