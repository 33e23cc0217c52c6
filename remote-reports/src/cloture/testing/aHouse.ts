import type { BodyOf } from '@borlette/shared/contract';
import type { AgentDay, ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { type Received, Refusal } from '@borlette/shared/testing';

export const TODAY = '2026-03-10';
export const YESTERDAY = '2026-03-09';
const AT = `${TODAY}T23:05:00Z`;

export const idOf = (place: number) => `3f0e4a0c-8a5d-4a4f-9c55-${String(place).padStart(12, '0')}`;
export const nameOf = (place: number) => `Agent ${String(place).padStart(4, '0')}`;

const aDay = (place: number): AgentDay => ({
	id: idOf(place),
	companyname: null,
	agent_name: nameOf(place),
	username: `agent${place}`,
	surcussale_id: idOf(9_001),
	surcussale_name: 'Delmas',
	supervisor_id: idOf(9_002),
	supervisor_name: 'Rose Pierre',
	currency: 'HTG',
	opening: 5_000,
	sales: 40_000,
	reversals: 1_000,
	commission: 4_000,
	payouts: 10_000,
	movements: 0,
	since: 0,
	expected: 30_000,
	state: 'open',
	counted: null,
	residual: null,
	no: 0,
	closed_at: null,
	closed_by: null,
});

/**
 * A day of a house, as the API keeps it: agents by place from 1, each of whom owes 300,00.
 * @param unclosed of how many agents yesterday is not closed
 */
export function aHouse(size: number, unclosed = 0) {
	const days = Array.from({ length: size }, (_, index) => aDay(index + 1));
	const at = (place: number) => {
		const day = days[place - 1];
		if (!day) throw new Error(`The house has no agent ${place}`);
		return day;
	};
	const set = (place: number, patch: Partial<AgentDay>) => {
		days[place - 1] = { ...at(place), ...patch };
	};
	const placeOf = (id: string) => days.findIndex((day) => day.id === id) + 1;
	function close(place: number, counted: number, closed_by: string): AgentDay {
		const { expected, no } = at(place);
		const residual = counted - Math.abs(expected);
		const state = residual === 0 ? 'closed' : 'difference';
		set(place, { state, counted, residual, no: no + 1, closed_by, closed_at: AT });
		return at(place);
	}
	function page({
		query: { limit, offset = '0', q, id, state, day = TODAY },
	}: Received): ClosingPage {
		const found = days.filter(
			(row) =>
				(!id || row.id === id) &&
				(!q || row.agent_name.includes(q)) &&
				(!state || row.state === state),
		);
		const residuals = days.map(({ residual }) => residual ?? 0);
		const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
		return {
			items: found.slice(Number(offset), Number(offset) + Number(limit)),
			total: found.length,
			nextOffset: null,
			totals: [
				{
					currency: 'HTG',
					sums: {
						expected: sum(found.map((row) => row.expected)),
						counted: sum(found.map((row) => row.counted ?? 0)),
						residual: sum(found.map((row) => row.residual ?? 0)),
					},
					...(found.every(({ counted }) => counted === null) && { none: ['counted', 'residual'] }),
				},
			],
			day,
			...(unclosed > 0 && day === TODAY && { unclosed: { day: YESTERDAY, agents: unclosed } }),
			progress: {
				agents: size,
				closed: days.filter((row) => row.state !== 'open').length,
				differences: days.filter((row) => row.state === 'difference').length,
				missing: sum(residuals.map((residual) => Math.max(0, -residual))),
				surplus: sum(residuals.map((residual) => Math.max(0, residual))),
				currency: 'HTG',
			},
		};
	}
	/** @throws as the API refuses what somebody else was faster with, or what is expected no more. */
	function book({ body }: Received<BodyOf<typeof clotureApi.create>>): AgentDay {
		const place = placeOf(body.agent_id);
		const current = at(place);
		if (current.no !== body.no) throw new Refusal('closing_taken', { current });
		if (current.expected !== body.expected) throw new Refusal('ledger_moved', { current });
		return close(place, body.counted, 'Admin Test');
	}
	return { at, set, close, page, book };
}
