import { agentApi } from '../contract/agent.ts';
import { surcussaleApi } from '../contract/surcussale.ts';
import { anAgent, aPage, fakeApi, renderScreen, screen, waitFor } from '../testing/index.tsx';
import { useWrite } from './useCall.ts';
import { useList } from './useList.ts';

const AGENT = anAgent({});

function Remove({ onRemoved }: { onRemoved: () => void }) {
	const remove = useWrite(agentApi.remove, [agentApi.list, surcussaleApi.list]);
	return (
		<button
			type="button"
			onClick={() => remove.mutate({ body: { id: AGENT.id } }, { onSuccess: onRemoved })}
		>
			Supprimer
		</button>
	);
}

function List({ onRemoved }: { onRemoved: () => void }) {
	const agents = useList(agentApi.list, { limit: 25 });
	useList(surcussaleApi.list, { limit: 25 });
	return agents.rows?.map(({ id }) => <Remove key={id} onRemoved={onRemoved} />);
}

test('what a write came to is told although the row that sent it is gone by then', async () => {
	let answer = () => {};
	const api = fakeApi()
		.on(agentApi.list, () => aPage([AGENT]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(agentApi.remove, () => ({ id: AGENT.id }) as never);
	const onRemoved = jest.fn();
	const { user } = await renderScreen(<List onRemoved={onRemoved} />);
	const button = await screen.findByRole('button', { name: 'Supprimer' });
	api
		.on(agentApi.list, () => aPage([]))
		.on(
			surcussaleApi.list,
			() =>
				new Promise((resolve) => {
					answer = () => resolve(aPage([]));
				}),
		);
	await user.click(button);
	await waitFor(() => expect(button).not.toBeInTheDocument());
	expect(onRemoved).not.toHaveBeenCalled();
	answer();
	await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
});
