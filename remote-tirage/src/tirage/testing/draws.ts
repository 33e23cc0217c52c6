import type { Tirage } from '@borlette/shared/contract/tirage';
import { INFO } from '../../schedule/testing/infos.ts';

export const ID = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01';

export const aTirage = (traits: Partial<Tirage> = {}): Tirage => ({
	id: ID,
	companyname: null,
	info_tirage_id: INFO,
	info_tirage_name: 'New York Midi',
	name: 'New York Midi',
	timezone: 'America/New_York',
	draw_time: '14:30',
	days: [1, 2, 3, 4, 5, 6, 7],
	cutoff_minutes: 5,
	state: 'New York',
	slot: 'midi',
	colour: '#2F6BDE',
	is_active: true,
	next_draw_date: '2026-03-07',
	next_draw_at: '2026-03-07T19:30:00Z',
	next_close_at: '2026-03-07T19:25:00Z',
	version: 3,
	created_at: '2026-01-02T03:04:05Z',
	...traits,
});
