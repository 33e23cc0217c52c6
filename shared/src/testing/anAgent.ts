import type { Agent } from '../contract/agent.ts';

/** An agent who sells: one place to add a field to, for the tests of every remote. */
export const anAgent = (traits: Partial<Agent> = {}): Agent => ({
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01',
	companyname: null,
	first_name: 'Wilner',
	last_name: 'Pierre',
	code: '0412',
	phone: '+50936123456',
	username: 'wilner',
	surcussale_id: '1c2d3e4f-0000-4000-8000-000000000001',
	surcussale_name: 'Delmas 33',
	commission: 1250,
	device_id: 'POS-1',
	balance: 123_456_750,
	is_active: true,
	version: 3,
	created_at: '2026-01-02T03:04:05Z',
	...traits,
});
