import { DEFAULT_PERMISSIONS } from '@borlette/shared/contract';
import { type OfficePerson, officeApi } from '@borlette/shared/contract/office';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { office } from './office.resource.ts';

const ID = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01';
const aPerson = (traits: Partial<OfficePerson> = {}): OfficePerson => ({
	id: ID,
	companyname: null,
	first_name: 'Nadège',
	last_name: 'Mésidor',
	phone: '+50936123456',
	username: 'nadege',
	is_active: true,
	perms: ['view_tirage', 'change_tirage'],
	version: 2,
	created_at: '2026-01-02T03:04:05Z',
	...traits,
});

const entriesOf = async (person: OfficePerson) => {
	fakeApi().on(officeApi.list, () => aPage([person]));
	const { user } = await renderScreen(<office.ListPage />, { path: '/dashboard/office/list' });
	await user.click(await screen.findByRole('button', { name: 'Actions pour Nadège Mésidor' }));
	const menu = await screen.findByRole('menu');
	return within(menu)
		.getAllByRole('menuitem')
		.map(({ textContent }) => textContent);
};

test('a colleague who may do no more is changed, blocked, deleted and given a password', async () => {
	expect(await entriesOf(aPerson())).toEqual([
		'Modifier',
		'Permissions',
		'Nouveau mot de passe',
		'Bloquer',
		'Supprimer',
	]);
});

test.each([
	['who may do more', aPerson({ perms: ['view_release'] })],
	['that is oneself', aPerson({ id: aUser().id, perms: [...DEFAULT_PERMISSIONS.company] })],
])('somebody %s is only looked at', async (_who, person) => {
	expect(await entriesOf(person)).toEqual(['Modifier', 'Permissions']);
});

test('the page of somebody out of reach says why, in place of the form', async () => {
	fakeApi().on(officeApi.one, () => aPerson({ perms: ['view_release'] }));
	await renderScreen(<office.EditPage />, {
		path: `/dashboard/office/${ID}/edit`,
		route: '/dashboard/office/:officeId/edit',
	});
	expect(await screen.findByText('Vous ne pouvez pas modifier cette personne')).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

test('a function is chosen, with what it allows, and sent', async () => {
	const calls = fakeApi()
		.on(officeApi.list, () => aPage([]))
		.on(officeApi.create, () => aPerson());
	const { user } = await renderScreen(<office.NewPage />, { path: '/dashboard/office/new' });
	await user.type(await screen.findByRole('textbox', { name: /^Prénom/ }), 'Nadège');
	await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Mésidor');
	await user.type(screen.getByRole('textbox', { name: /^Téléphone/ }), '+50936123456');
	await user.type(screen.getByRole('textbox', { name: /^Pseudonyme/ }), 'nadege');
	await user.type(
		screen.getByLabelText(/^Mot de passe/, { selector: 'input' }),
		'quatre mots bien longs',
	);
	await user.selectOptions(screen.getByRole('combobox', { name: /^Fonction/ }), 'Résultats');
	expect(screen.getByText(/entrer un résultat et confirmer/)).toBeInTheDocument();
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(calls.received(officeApi.create)).toHaveLength(1));
	expect(calls.received(officeApi.create)[0]?.body).toMatchObject({
		username: 'nadege',
		template: 'resultats',
	});
	// Nobody can look it up later.
	const given = await screen.findByRole('dialog', { name: 'Connexion de nadege' });
	expect(given).toHaveTextContent('quatre mots bien longs');
	expect(within(given).getByRole('button', { name: 'Copier le mot de passe' })).toBeInTheDocument();
});
