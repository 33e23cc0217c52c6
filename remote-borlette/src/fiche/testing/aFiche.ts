import type { Fiche } from '@borlette/shared/contract/fiche';
import { type PublicFiche, situationOf } from '@borlette/shared/contract/fiche.ticket';
import type { FicheWithTicket } from '../actions.ts';

export const REF = '7K3F9QXM2B4D';

/** `situation` follows from the rest. */
export function aFiche(traits: Partial<Omit<Fiche, 'situation'>> = {}): Fiche {
	const fiche = { ...SOLD, ...traits };
	return { ...fiche, situation: situationOf(fiche) };
}

const SOLD: Omit<Fiche, 'situation'> = {
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b02',
	companyname: null,
	ref_code: REF,
	number: 12,
	draw_date: '2026-03-10',
	tirage_name: 'New York Midi',
	agent_id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b03',
	agent_name: 'Rose Exantus',
	surcussale_id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b04',
	surcussale_name: 'Delmas 33',
	sold_at: '2026-03-10T15:00:00Z',
	lines: 2,
	currency: 'HTG',
	total: 15_000,
	commission: 1_500,
	gain: 0,
	to_pay: 0,
	status: 'sold',
	voided_at: null,
	voided_by: null,
	void_reason: null,
	paid_at: null,
	paid_by: null,
};

const INSTANCE = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b05';

/** A fiche with its ticket; its one draw is `state`. */
export function aTicket(
	traits: Partial<Fiche> = {},
	state: PublicFiche['draws'][number]['state'] = 'open',
): FicheWithTicket {
	const fiche = aFiche(traits);
	const { ref_code, draw_date, total, gain, status, number, sold_at } = fiche;
	const { agent_name, surcussale_name } = fiche;
	const isDrawn = state === 'settled';
	const line = { instance_id: INSTANCE, option: null, gain: 0, prime2: 0, prime3: 0 };
	return {
		fiche,
		lines: [],
		ticket: {
			...{ ref_code, draw_date, total, gain, status, number, sold_at },
			...{ agent_name, surcussale_name },
			surcussale_city: 'Port-au-Prince',
			companyname: 'Lakay Lotto',
			currency: 'HTG',
			timezone: 'America/Port-au-Prince',
			expires_on: '2026-06-08',
			user_photo: null,
			draws: [
				{
					instance_id: INSTANCE,
					tirage_name: 'New York Midi',
					draw_at: '2026-03-10T18:30:00Z',
					timezone: 'America/New_York',
					state,
					lotto3: isDrawn ? '107' : null,
					lot1: isDrawn ? '07' : null,
					lot2: isDrawn ? '22' : null,
					lot3: isDrawn ? '33' : null,
				},
			],
			lines: [
				{
					...line,
					line_no: 1,
					game: 'borlette',
					numbers: '07',
					stake: 15_000,
					prime1: 50,
					prime2: 20,
					prime3: 10,
					gain,
				},
				{
					...line,
					line_no: 2,
					game: 'mariage_gratuit',
					numbers: '12*34',
					stake: 0,
					prime1: 1000,
				},
			],
		},
	};
}
