import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { anInfo, INFO, NOW } from '../schedule/testing/infos.ts';
import { infoTirage } from './info-tirage.resource.ts';

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});

const field = (label: string) =>
	screen.findByLabelText(new RegExp(`^${label}\\*?$`), { selector: 'input' });

test('the form that changes an entry says what its draws keep, and shows its next dates', async () => {
	const calls = fakeApi()
		.on(infoTirageApi.list, () => aPage([anInfo()]))
		.on(infoTirageApi.one, () => anInfo())
		.on(infoTirageApi.update, () => anInfo({ draw_time: '13:00', version: 2 }));
	const { user, address } = await renderScreen(<infoTirage.EditPage />, {
		path: `/dashboard/tirage/infotirage/${INFO}/edit`,
		route: '/dashboard/tirage/infotirage/:infoTirageId/edit',
	});
	await fill(await field('Heure du tirage'), '13:00');
	expect(screen.getByText(/gardent leur nom, leur fuseau/)).toBeInTheDocument();
	const preview = screen.getByRole('region', { name: 'Prochains tirages' });
	expect(preview).toHaveTextContent('sam. 07 mars 2026 13:00');
	// Sales end by the draw's own cutoff, which the catalogue does not know.
	expect(preview).not.toHaveTextContent('Fermeture');
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(address().pathname).toBe('/dashboard/tirage/infotirage'));
	expect(calls.received(infoTirageApi.update)[0]?.body).toEqual({
		id: INFO,
		version: 1,
		name: 'New York Midi',
		state: 'New York',
		slot: 'midi',
		colour: '#2F6BDE',
		timezone: 'America/New_York',
		draw_time: '13:00',
		days: [1, 2, 3, 4, 5, 6, 7],
	});
});

test('an entry that draws are built from is blocked, not deleted', async () => {
	let row = anInfo();
	const calls = fakeApi()
		.on(infoTirageApi.list, () => aPage([row]))
		.on(infoTirageApi.remove, () => {
			throw new Refusal('in_use');
		})
		.on(infoTirageApi.update, ({ body }) => {
			row = anInfo({ is_active: body.is_active ?? true, version: 2 });
			return row;
		});
	const { user } = await renderScreen(<infoTirage.ListPage />);
	const act = async (action: string) => {
		await user.click(await screen.findByRole('button', { name: 'Actions pour New York Midi' }));
		await user.click(await screen.findByRole('menuitem', { name: action }));
	};
	await act('Supprimer');
	const dialog = await screen.findByRole('alertdialog');
	await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
	expect(await within(dialog).findByRole('alert')).toHaveTextContent('vous pouvez le bloquer');
	await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
	await act('Bloquer');
	expect(await screen.findByText('Bloqué')).toBeInTheDocument();
	expect(calls.received(infoTirageApi.update)[0]?.body.is_active).toBe(false);
});

test('who may only look is offered nothing', async () => {
	fakeApi().on(infoTirageApi.list, () => aPage([anInfo()]));
	await renderScreen(<infoTirage.ListPage />, { user: aUser({ perms: ['view_infotirage'] }) });
	expect(await screen.findByText('New York Midi')).toBeInTheDocument();
	expect(screen.queryByRole('link', { name: /New York|Nouvelle/ })).toBeNull();
	expect(screen.queryByRole('button', { name: /Actions pour/ })).toBeNull();
});
