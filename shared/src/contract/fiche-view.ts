import {
	Amount,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	type Static,
	Type,
} from '@borlette/shared/contract';
import { FICHE_STATES, RefCode } from './fiche.ts';
import { GAMES } from './games.ts';
import { INSTANCE_STATES } from './tirage.ts';

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

const input = { params: Type.Object({ refCode: RefCode }) };
/** Both: a few times a minute from one address, never stored, never indexed. */
export const ficheViewApi = {
	ticket: endpoint({
		method: 'GET',
		path: '/api/fiche-view/:refCode',
		summary: 'A ticket by its reference, as printed',
		access: 'public',
		input,
		output: PublicFiche,
	}),
	verification: endpoint({
		method: 'GET',
		path: '/api/fiche2-view/:refCode',
		summary: 'What became of a ticket, by its reference',
		access: 'public',
		input,
		output: FicheVerification,
	}),
};
