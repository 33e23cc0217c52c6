import { type Agent, agentApi } from '../contract/agent.ts';
import { anAgent, fakeApi, Refusal, renderScreen, screen } from '../testing/index.tsx';
import { useWholeList } from './useWholeList.ts';

const AGENTS: Agent[] = Array.from({ length: 450 }, (_, n) =>
	anAgent({ id: `agent-${n}`, commission: 1 }),
);
function Sum() {
	const { data, error } = useWholeList(agentApi.list, { is_active: true });
	if (error) return <p>{error.code}</p>;
	return <p>{data?.reduce((sum, { commission }) => sum + commission, 0)}</p>;
}

test('every page is read once, in order, with the same filter', async () => {
	const api = fakeApi().on(agentApi.list, ({ query }) => {
		const from = Number(query.offset);
		const to = from + Number(query.limit);
		return {
			items: AGENTS.slice(from, to),
			total: AGENTS.length,
			nextOffset: to < AGENTS.length ? to : null,
		};
	});
	await renderScreen(<Sum />);
	expect(await screen.findByText('450')).toBeVisible();
	expect(api.received(agentApi.list).map(({ query }) => [query.offset, query.is_active])).toEqual([
		['0', 'true'],
		['200', 'true'],
		['400', 'true'],
	]);
});

test('a page that fails fails the list: half of it is none', async () => {
	fakeApi().on(agentApi.list, ({ query }) => {
		if (query.offset !== '0') throw new Refusal('forbidden');
		return { items: AGENTS.slice(0, 200), total: 450, nextOffset: 200 };
	});
	await renderScreen(<Sum />);
	expect(await screen.findByText('forbidden')).toBeVisible();
});
