import { type BulkDone, bulkAgentActivation } from '@borlette/shared/contract/bulk';
import { act, fakeApi, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { BulkDialog } from './BulkDialog.tsx';
import { AGENT_CHANGES, type Change } from './changes.ts';

const block = AGENT_CHANGES.find(({ name }) => name === 'block') as Change;
const row = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;
const done: BulkDone = {
	id: row(9),
	count: 1,
	left: [{ id: row(2), name: 'Jean Deux', reason: 'changed_meanwhile' }],
};

/** Two agents are being blocked, and the server has not answered yet. */
async function apply() {
	let answer = (_: BulkDone) => {};
	const applied = new Promise<BulkDone>((resolve) => {
		answer = resolve;
	});
	fakeApi()
		.on(bulkAgentActivation.preview, () => ({
			count: 2,
			rows: ['Rose Un', 'Jean Deux'].map((name, index) => ({
				...{ id: row(index + 1), name, version: 1, reason: null },
				...{ before: { is_active: true }, after: { is_active: false } },
			})),
		}))
		.on(bulkAgentActivation.apply, () => applied);
	const onClose = jest.fn();
	const view = await renderScreen(
		<BulkDialog
			change={block}
			selected={{ ids: [row(1), row(2)] }}
			onClose={onClose}
			onDone={() => {}}
		/>,
		{ path: '/dashboard/agent' },
	);
	await view.user.click(await screen.findByRole('button', { name: 'Appliquer à 2 lignes' }));
	return { ...view, onClose, answer };
}

test('a change that is being made is not closed: who was left out of it is listed', async () => {
	const { user, onClose, answer } = await apply();
	await user.keyboard('{Escape}');
	await user.click(screen.getByRole('button', { name: 'Fermer' }));
	await user.click(screen.getByRole('button', { name: 'Annuler' }));
	expect(onClose).not.toHaveBeenCalled();
	answer(done);
	expect(await screen.findByText('1 ligne n’a pas été changée')).toBeInTheDocument();
	expect(screen.getByText('Jean Deux')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Fermer' }));
	expect(onClose).toHaveBeenCalledTimes(1);
});

test('of what was deleted meanwhile the server knows no name: it has the one that the preview showed', async () => {
	const { answer } = await apply();
	answer({ ...done, left: [{ id: row(2), name: '', reason: 'gone' }] });
	expect(await screen.findByText('N’existe plus')).toBeInTheDocument();
	expect(screen.getByText('Jean Deux')).toBeInTheDocument();
});

test('where the page is left all the same, they are named', async () => {
	const { user, router, address, answer } = await apply();
	await act(() => router.navigate('/dashboard'));
	await screen.findByRole('alertdialog', { name: 'Quitter pendant l’enregistrement ?' });
	await user.click(screen.getByRole('button', { name: 'Quitter' }));
	await waitFor(() => expect(address().pathname).toBe('/dashboard'));
	answer(done);
	await waitFor(() =>
		expect(screen.getByRole('log')).toHaveTextContent('1 ligne n’a pas été changée : Jean Deux.'),
	);
});
