import type { Surcussale } from '../contract/surcussale.ts';

/** A branch with a supervisor: one place to add a field to, for the tests of every remote. */
export const aSurcussale = (traits: Partial<Surcussale> = {}): Surcussale => ({
	id: '1c2d3e4f-0000-4000-8000-000000000001',
	companyname: null,
	name: 'Delmas 33',
	city: 'Delmas',
	address: '',
	phone: null,
	commission: 200,
	supervisor_id: '1c2d3e4f-0000-4000-8000-000000000002',
	supervisor_name: 'Guerda Saint-Fleur',
	generale_id: null,
	generale_name: null,
	agents: 6,
	is_active: true,
	version: 1,
	created_at: '2026-01-01T00:00:00Z',
	...traits,
});
