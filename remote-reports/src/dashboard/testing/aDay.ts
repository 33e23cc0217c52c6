import type { OutputOf } from '@borlette/shared/contract';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { todoApi } from '@borlette/shared/contract/todo';
import { type FakeApi, fakeApi, todosOf } from '@borlette/shared/testing';
import { aReport } from '../../figures/testing/aReport.ts';

type Api = typeof dashboardApi;
type Answers = { [K in keyof Api]: OutputOf<Api[K]> };
/** `app` without the list around it. */
type Day = Omit<Answers, 'app'> & { app: Answers['app'][number] };

const figures = {
	fiches: 12,
	vente: 120_000,
	gain: 40_000,
	commission: 12_000,
	net: 68_000,
	pending: 0,
};
const A_TIRAGE = '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7a01';
const ANOTHER = '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7a02';

/** Noon of a day with sales and a draw that is closed: nothing of it ticks. */
export const aDay: Day = {
	app: {
		day: '2026-03-10',
		as_of: '2026-03-10T16:00:00Z',
		is_provisional: true,
		today: { ...figures, net: 29_000, pending: 45_000 },
		yesterday: {
			fiches: 10,
			vente: 100_000,
			gain: 50_000,
			commission: 12_000,
			net: 38_000,
			pending: 0,
		},
		payments: { paid: 30_000, to_pay: 9_000, to_pay_fiches: 2, won_so_far: 1_000 },
		agents_active: 3,
		agents_total: 8,
	},
	journalier: [
		...Array.from({ length: 8 }, (_, hour) => ({ hour, fiches: 0, vente: 0 })),
		{ hour: 8, fiches: 7, vente: 90_000 },
		{ hour: 9, fiches: 5, vente: 30_000 },
	],
	tirage: [
		{
			tirage_id: ANOTHER,
			companyname: null,
			name: 'New York Midi',
			colour: '#C2570C',
			state: 'closed',
			draw_at: '2026-03-10T15:30:00Z',
			close_at: '2026-03-10T15:20:00Z',
			...figures,
			vente: 45_000,
		},
	],
	lotto: [
		{ game: 'borlette', lines: 30, vente: 90_000 },
		{ game: 'mariage', lines: 9, vente: 30_000 },
	],
	lotGagnant: [
		{
			tirage_id: ANOTHER,
			companyname: null,
			name: 'New York Midi',
			colour: '#C2570C',
			draw_date: '2026-03-09',
			lotto3: '745',
			lot1: '45',
			lot2: '12',
			lot3: null,
		},
	],
	fiche: [{ day: '2026-03-10', fiches: 12, fiches_gagnantes: 2, deleted_fiches: 1 }],
	gain: [{ day: '2026-03-10', gain: 40_000, paid: 30_000 }],
	gpc: [
		{
			day: '2026-03-10',
			gain: 80_000,
			perte: 5_000,
			commission: 12_000,
			pending: 45_000,
			is_provisional: true,
		},
	],
	firstSteps: [{ step: 'fiche', is_done: true }],
};

/** The day with a draw that still sells, for five minutes. */
export const anOpenDay: Day = {
	...aDay,
	tirage: [
		...aDay.tirage,
		{
			tirage_id: A_TIRAGE,
			companyname: null,
			name: 'Florida Midi',
			colour: '#2F6BDE',
			state: 'open',
			draw_at: '2026-03-10T16:10:00Z',
			close_at: '2026-03-10T16:05:00Z',
			...figures,
			vente: 75_000,
		},
	],
};

/** A day on which nothing happened. */
export const anEmptyDay: Day = {
	app: {
		...aDay.app,
		today: { fiches: 0, vente: 0, gain: 0, commission: 0, net: 0, pending: 0 },
		yesterday: { fiches: 0, vente: 0, gain: 0, commission: 0, net: 0, pending: 0 },
		payments: { paid: 0, to_pay: 0, to_pay_fiches: 0, won_so_far: 0 },
		agents_active: 0,
		agents_total: 0,
	},
	journalier: [{ hour: 0, fiches: 0, vente: 0 }],
	tirage: [],
	lotto: [],
	fiche: [],
	gain: [],
	gpc: [],
	lotGagnant: [],
	firstSteps: [{ step: 'fiche', is_done: true }],
};

/** An API that answers with a day. */
export function apiOf(day: Day): FakeApi {
	const api = fakeApi();
	for (const name of Object.keys(dashboardApi) as Array<keyof Api>) {
		api.on(dashboardApi[name], () => (name === 'app' ? [day.app] : day[name]) as never);
	}
	return api
		.on(todoApi.list, () => todosOf())
		.on(statistiqueApi.draws, () => [])
		.on(rapportApi.journalier, () => aReport({ items: [] }));
}
