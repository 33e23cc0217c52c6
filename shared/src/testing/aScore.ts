import type { AgentScore, SignalFigure } from '../contract/score.ts';

export const aSignal = (changes: Partial<SignalFigure> = {}): SignalFigure => ({
	signal: 'voids',
	points: 0,
	value: 0,
	usual: 0,
	counted: 0,
	amount: 0,
	...changes,
});

/** An agent of whom nothing is to be said. */
export const aScore = (changes: Partial<AgentScore> = {}): AgentScore => ({
	id: '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b01',
	companyname: null,
	agent_name: 'Jean Pierre · 0412',
	username: 'jpierre',
	surcussale_id: '6a2f3b1c-6f0e-4f39-8a51-0d5c0f3e7b07',
	surcussale_name: 'Jacmel',
	supervisor_id: null,
	supervisor_name: null,
	currency: 'HTG',
	...{ score: 0, trend: 0, debt: 0, voids: 0, late_wins: 0, balls: 0, player: 0 },
	days: 28,
	signals: [aSignal()],
	since: '2026-02-11',
	until: '2026-03-10',
	as_of: '2026-03-11T10:05:00Z',
	...changes,
});
