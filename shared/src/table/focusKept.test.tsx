import { supervisorApi } from '../contract/supervisor.ts';
import { several, supervisor } from '../resource/testing/supervisors.ts';
import { act, aPage, fakeApi, renderScreen, screen, waitFor, within } from '../testing/index.tsx';

/** Deleting asks first; then the rows are read again. */
async function open(count: number) {
	let rows = several(count);
	fakeApi()
		.on(supervisorApi.list, () => aPage(rows))
		.on(supervisorApi.remove, ({ body }) => {
			rows = rows.filter(({ id }) => id !== body.id);
			return {} as never;
		});
	const view = await renderScreen(<supervisor.ListPage />, { path: '/dashboard/supervisor/list' });
	await screen.findByRole('link', { name: 'Nom1' });
	const actionsOf = (name: string) => screen.getByRole('button', { name: `Actions pour ${name}` });
	const remove = async (name: string) => {
		await view.user.click(actionsOf(name));
		await view.user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
		const dialog = await screen.findByRole('alertdialog', { name: `Supprimer ${name} ?` });
		await view.user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
		await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
	};
	/** By somebody else; who looks again later reads it. */
	const goes = async (name: string) => {
		rows = rows.filter((row) => row.last_name !== name);
		jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
		await act(
			async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
		);
		await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
	};
	return { ...view, remove, goes, actionsOf };
}

test('after a row was deleted the keyboard goes on in the row that took its place', async () => {
	const { remove, actionsOf } = await open(3);
	await remove('Nom2');
	await waitFor(() => expect(actionsOf('Nom3')).toHaveFocus());
	await remove('Nom3');
	await waitFor(() => expect(actionsOf('Nom1')).toHaveFocus());
});

test('a row that goes by somebody else’s hand leaves the keyboard at the same step of the one that takes its place', async () => {
	const { goes } = await open(3);
	act(() => screen.getByRole('link', { name: 'Nom2' }).focus());
	await goes('Nom2');
	await waitFor(() => expect(screen.getByRole('link', { name: 'Nom3' })).toHaveFocus());
});

test('after the last row it is at the heading of the page', async () => {
	const { remove } = await open(1);
	await remove('Nom1');
	await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('whoever has gone on elsewhere is not called back', async () => {
	const { remove } = await open(2);
	screen.getByRole('searchbox').focus();
	await remove('Nom1');
	await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
