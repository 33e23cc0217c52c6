import {
	isOfficial,
	OFFICIAL_RATES,
	type Prime,
	type PrimeTirage,
	RATES,
	type Rate,
	returnToPlayer,
} from '@borlette/shared/contract/prime';
import type { WhatIf } from '@borlette/shared/contract/what-if';
import { aUser } from '@borlette/shared/testing';

export const TIRAGE = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01';
const id = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b99';

/** Of the company that `aUser` works on. */
export const aPrime = (traits: Partial<Prime> = {}): Prime => {
	const rates = { ...OFFICIAL_RATES, ...traits };
	return {
		...OFFICIAL_RATES,
		id,
		effective: OFFICIAL_RATES,
		return_to_player: returnToPlayer(rates),
		is_official: isOfficial(rates),
		version: 4,
		created_at: '2026-01-02T03:04:05Z',
		company_id: aUser().select_company ?? '',
		companyname: 'Lakay Lotto',
		...traits,
	};
};

export const inherited = Object.fromEntries(
	RATES.map((rate) => [rate, { units: OFFICIAL_RATES[rate], from: 'general' as const }]),
) as Record<Rate, { units: number; from: 'general' }>;

export const aTiragePrime = (traits: Partial<PrimeTirage> = {}): PrimeTirage => ({
	...(Object.fromEntries(RATES.map((rate) => [rate, null])) as Record<Rate, null>),
	id,
	companyname: null,
	tirage_id: TIRAGE,
	tirage_name: 'New York Midi',
	effective: { ...OFFICIAL_RATES, borlette1: 60 },
	return_to_player: returnToPlayer({ ...OFFICIAL_RATES, borlette1: 60 }),
	is_official: false,
	version: 2,
	created_at: '2026-01-02T03:04:05Z',
	borlette1: 60,
	...traits,
});

const figures = {
	vente: 100_000,
	gain: 50_000,
	vente_after: 100_000,
	gain_after: 60_000,
	refused: 0,
};
export const anAnswer = (traits: Partial<WhatIf> = {}): WhatIf => ({
	draws: [
		{
			instance_id: id,
			tirage_name: 'New York Midi',
			colour: '#2F6BDE',
			draw_date: '2026-03-06',
			draw_at: '2026-03-06T19:30:00Z',
			...figures,
		},
	],
	total: figures,
	return_before: 5_000,
	return_after: 6_000,
	worst: id,
	is_cut: false,
	...traits,
});
