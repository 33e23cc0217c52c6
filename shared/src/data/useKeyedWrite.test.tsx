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
