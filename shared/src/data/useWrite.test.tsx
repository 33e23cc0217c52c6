import { agentApi } from '../contract/agent.ts';
import { surcussaleApi } from '../contract/surcussale.ts';
import {
	anAgent,
	aPage,
	fakeApi,
	NoAnswer,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '../testing/index.tsx';
import { onUnheard } from './unheard.ts';
import { useWrite } from './useCall.ts';
import { useList } from './useList.ts';

const AGENT = anAgent({});

function Remove({ onRemoved }: { onRemoved: () => void }) {
	const remove = useWrite(agentApi.remove, [agentApi.list, surcussaleApi.list]);
	return (
		<>
			<button
				type="button"
				onClick={() => remove.mutate({ body: { id: AGENT.id } }, { onSuccess: onRemoved })}
			>
				Supprimer
			</button>
			{remove.error?.code}
		</>
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

test.each([
	['the answer is lost', new NoAnswer(), 2],
	['the row stands differently', new Refusal('in_use'), 2],
	['it is refused for what was sent', new Refusal('forbidden'), 1],
])('where %s, what is shown is read again or not', async (_, failure, reads) => {
	const api = fakeApi()
		.on(agentApi.list, () => aPage([AGENT]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(agentApi.remove, () => {
			throw failure;
		});
	const { user } = await renderScreen(<List onRemoved={() => {}} />);
	await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
	await screen.findByText(/offline|in_use|forbidden/);
	await waitFor(() => expect(api.received(agentApi.list)).toHaveLength(reads));
});

test.each([
	['what it is about', new Refusal('not_found')],
	[
		'a choice',
		new Refusal('validation_failed', { fields: { surcussale_id: { code: 'unknown_reference' } } }),
	],
])(
	'where %s is gone, whatever is shown is read again: a choice that was refused stayed on offer',
	async (_, failure) => {
		const api = fakeApi()
			.on(agentApi.remove, () => {
				throw failure;
			})
			.on(surcussaleApi.list, () => aPage([]));
		function Choices() {
			useList(surcussaleApi.list, { limit: 25 });
			return null;
		}
		function Form() {
			const remove = useWrite(agentApi.remove);
			return (
				<button type="button" onClick={() => remove.mutate({ body: { id: AGENT.id } })}>
					{remove.error?.code ?? 'Supprimer'}
				</button>
			);
		}
		const { user } = await renderScreen(
			<>
				<Choices />
				<Form />
			</>,
		);
		await waitFor(() => expect(api.received(surcussaleApi.list)).toHaveLength(1));
		await user.click(screen.getByRole('button'));
		await waitFor(() => expect(api.received(surcussaleApi.list)).toHaveLength(2));
	},
);

test('a failure that nothing on the page is left to show is told as unheard, any other is not', async () => {
	let fail = () => {};
	fakeApi().on(
		agentApi.remove,
		() =>
			new Promise<never>((_, refuse) => {
				fail = () => refuse(new Refusal('in_use'));
			}),
	);
	const unheard = jest.fn();
	const end = onUnheard(unheard);
	const { user, unmount } = await renderScreen(<Remove onRemoved={() => {}} />);
	const press = () => user.click(screen.getByRole('button', { name: 'Supprimer' }));
	await press();
	fail();
	await screen.findByText('in_use');
	await press();
	unmount();
	fail();
	await waitFor(() => expect(unheard).toHaveBeenCalledTimes(1));
	end();
});
