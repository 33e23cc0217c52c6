import { useState } from 'react';
import { type Agent, agentApi, agentChoices } from '../../contract/agent.ts';
import { aPage, fakeApi, renderScreen, screen } from '../../testing/index.tsx';
import type { AnyFilter } from '../parts.ts';
import { supervisor } from '../testing/supervisors.ts';
import { useFilterWords } from './useFilterWords.ts';

const AGENT = '1c2d3e4f-0000-4000-8000-000000000020';
const label = (id: string) => ({ id, defaultMessage: id });
const FILTERS: readonly AnyFilter[] = [
	...(supervisor.filters ?? []),
	{
		kind: 'ref',
		name: 'agent_id',
		label: label('Agent'),
		all: label('Tous les agents'),
		choices: agentChoices as never,
	},
	{ kind: 'date', name: 'start_date', label: label('Du'), today: true },
	{ kind: 'date', name: 'end_date', label: label('Au'), today: true },
	{ kind: 'date', name: 'paid_on', label: label('Payée le') },
];

async function wordsOf(
	q: string,
	values: Record<string, unknown>,
	filters = FILTERS,
): Promise<string | null> {
	function Asking() {
		const words = useFilterWords({ filters }, { q, filters: values });
		const [said, setSaid] = useState<string>();
		return (
			<>
				<button type="button" onClick={() => void words().then(setSaid)}>
					ask
				</button>
				{said !== undefined && <output>{said}</output>}
			</>
		);
	}
	const { user } = await renderScreen(<Asking />);
	await user.click(screen.getByRole('button', { name: 'ask' }));
	return (await screen.findByRole('status')).textContent;
}

test('each filter is named with what is chosen in it; names are asked for', async () => {
	const calls = fakeApi().on(agentApi.list, () =>
		aPage([
			{
				id: AGENT,
				first_name: 'Guerline',
				last_name: 'Mésidor',
				code: 'GN12',
				surcussale_name: 'Delmas 33',
			} as Agent,
		]),
	);
	expect(
		await wordsOf('mez', {
			is_active: false,
			agent_id: AGENT,
			start_date: '2026-03-01',
			paid_on: '2026-03-15',
		}),
	).toBe(
		'Rechercher : mez · État : Bloqués · Agent : Guerline Mésidor · GN12, Delmas 33 · Payée le : 15 mars 2026',
	);
	expect(calls.received(agentApi.list)[0]?.query).toMatchObject({ id: AGENT });
});

test('a filter by a row that is not there is named all the same: the file is not of all', async () => {
	fakeApi().on(agentApi.list, () => aPage([]));
	expect(await wordsOf('', { agent_id: AGENT, end_date: '2026-03-01' })).toBe(
		'Agent : Introuvable',
	);
});

test.each([
	[{}, /^\d+ \S+ \d{4}$/],
	[{ end_date: '2026-03-01' }, /^$/],
])('a list of today says which day that is, any other nothing: %j', async (filters, said) => {
	expect(await wordsOf('', filters)).toMatch(said);
});

test.each([
	[{ day: '2026-03-01' }, /^Jour : 01 mars 2026$/],
	[{}, /^\d+ \S+ \d{4}$/],
])('a list of one day says that day and no other: %j', async (filters, said) => {
	const day = [{ kind: 'date', name: 'day', label: label('Jour'), today: true }] as const;
	expect(await wordsOf('', filters, day)).toMatch(said);
});
