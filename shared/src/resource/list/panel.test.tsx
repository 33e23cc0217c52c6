import { supervisorApi } from '../../contract/supervisor.ts';
import { act, aPage, fakeApi, renderScreen, screen } from '../../testing/index.tsx';
import { defineResource } from '../define.tsx';
import { several, supervisor } from '../testing/supervisors.ts';

const LIST = '/dashboard/supervisor/list';
const withPanel = defineResource({
	...supervisor,
	panel: {
		param: 'nom',
		keyOf: ({ last_name }) => last_name,
		view: ({ name, onClose }) => (
			<button type="button" onClick={onClose}>
				Fermer {name}
			</button>
		),
	},
});

async function open(path = LIST) {
	fakeApi().on(supervisorApi.list, () => aPage(several(2)));
	const view = await renderScreen(<withPanel.ListPage />, { path });
	await screen.findByRole('link', { name: 'Nom1' });
	return view;
}

test('a panel that was opened from its list is left as by Back', async () => {
	const { user, router, address } = await open(`${LIST}?q=a`);
	const before = address().key;
	await user.click(screen.getByRole('link', { name: 'Nom1' }));
	expect(address().search).toBe('?q=a&nom=Nom1');
	await user.click(screen.getByRole('button', { name: 'Fermer Nom1' }));
	expect(address()).toMatchObject({ search: '?q=a', key: before });
	expect(router.state.historyAction).toBe('POP');
});

test('one that another page led to is closed over its list, and does not lead back there', async () => {
	const { user, router, address } = await open();
	await act(() => router.navigate('/elsewhere'));
	await act(() => router.navigate(`${LIST}?nom=Nom1`));
	await user.click(await screen.findByRole('button', { name: 'Fermer Nom1' }));
	expect(address()).toMatchObject({ pathname: LIST, search: '' });
	await act(() => router.navigate(-1));
	expect(address().pathname).toBe('/elsewhere');
});

test('one that another panel led to is closed, and not that one opened again', async () => {
	const { user, router, address } = await open();
	await user.click(screen.getByRole('link', { name: 'Nom1' }));
	await act(() => router.navigate(`${LIST}?nom=Nom2`));
	await user.click(await screen.findByRole('button', { name: 'Fermer Nom2' }));
	expect(address().search).toBe('');
	expect(screen.queryByRole('button', { name: /Fermer/ })).toBeNull();
});
