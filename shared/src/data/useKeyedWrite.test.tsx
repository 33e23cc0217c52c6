import { transactionApi } from '../contract/transaction.ts';
import { fakeApi, NoAnswer, Refusal, renderScreen, screen, waitFor } from '../testing/index.tsx';
import { useKeyedWrite } from './useKeyedWrite.ts';

const BODY = { agent_id: 'a', kind: 'deposit', amount: 500 } as never;

function Record() {
	const record = useKeyedWrite(transactionApi.create, 'transaction.test');
	return (
		<button type="button" onClick={() => record.mutate({ body: BODY })}>
			{record.error?.code ?? 'Enregistrer'}
		</button>
	);
}

test.each([
	['asks to wait', new Refusal('too_many_requests'), 1],
	['asks who is there', new Refusal('account_blocked'), 1],
	['refuses it for good', new Refusal('validation_failed'), 2],
])(
	'a movement of which nobody knows is sent again under its key after a server that %s, or not',
	async (_, refusal, keys) => {
		const failures: Error[] = [new NoAnswer(), refusal, refusal];
		const api = fakeApi().on(transactionApi.create, () => {
			throw failures.shift();
		});
		const { user } = await renderScreen(<Record />);
		for (const sent of [1, 2, 3]) {
			await user.click(screen.getByRole('button'));
			await waitFor(() => expect(api.received(transactionApi.create)).toHaveLength(sent));
			await screen.findByText(sent === 1 ? 'offline' : refusal.body.code);
		}
		const used = api.received(transactionApi.create).map(({ key }) => key);
		expect(new Set(used).size).toBe(keys);
	},
);

test('what was answered is over: the next movement has a key of its own', async () => {
	const api = fakeApi().on(transactionApi.create, () => ({}) as never);
	const { user } = await renderScreen(<Record />);
	for (const sent of [1, 2]) {
		await user.click(screen.getByRole('button'));
		await waitFor(() => expect(api.received(transactionApi.create)).toHaveLength(sent));
	}
	const [first, second] = api.received(transactionApi.create).map(({ key }) => key);
	expect(second).not.toBe(first);
});

test('where the browser keeps nothing the key is kept as long as the page', async () => {
	for (const access of ['getItem', 'setItem'] as const) {
		jest.spyOn(Storage.prototype, access).mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
	}
	const api = fakeApi().on(transactionApi.create, () => {
		throw new NoAnswer();
	});
	const { user } = await renderScreen(<Record />);
	for (const sent of [1, 2]) {
		await user.click(screen.getByRole('button'));
		await waitFor(() => expect(api.received(transactionApi.create)).toHaveLength(sent));
		await screen.findByText('offline');
	}
	const [first, second] = api.received(transactionApi.create).map(({ key }) => key);
	expect(second).toBe(first);
});
