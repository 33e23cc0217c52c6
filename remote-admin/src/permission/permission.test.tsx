import { DEFAULT_PERMISSIONS, PERMISSION_GROUPS, PERMISSIONS } from '@borlette/shared/contract';
import { twoFactorApi, type User, userPermissionsApi } from '@borlette/shared/contract/account';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { permission } from './permission.resource.ts';
import { SECTIONS } from './words.ts';

const ID = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01';
const STANDARD = DEFAULT_PERMISSIONS.supervisor;

const aPerson = (traits: Partial<User> = {}): User => ({
	id: ID,
	companyname: null,
	role: 'supervisor',
	username: 'guerda',
	first_name: 'Guerda',
	last_name: 'Saint-Fleur',
	is_active: true,
	has_two_factor: false,
	perms: [...STANDARD],
	version: 4,
	created_at: '2026-01-02T03:04:05Z',
	...traits,
});

const open = async (person = aPerson(), user = aUser()) => {
	const calls = fakeApi()
		.on(userPermissionsApi.one, () => person)
		.on(userPermissionsApi.update, ({ body }) => ({ ...person, ...body, version: 5 }));
	const opened = await renderScreen(<permission.EditPage />, {
		path: `/dashboard/user/permissions/${ID}/edit`,
		route: '/dashboard/user/permissions/:userId/edit',
		user,
	});
	await screen.findByLabelText('Voir les fiches');
	return { ...opened, calls };
};
// There are more than a hundred: by role each would have its name worked out.
const box = (name: string) => screen.getByLabelText(name, { selector: '[type=checkbox]' });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

test('every code stands in one section', () => {
	const groups = SECTIONS.flatMap((section) => section.groups);
	expect([...groups].toSorted()).toEqual(Object.keys(PERMISSION_GROUPS).toSorted());
});

test('a file says in words what each may do, and still fits into an address', async () => {
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
	const calls = fakeApi().on(userPermissionsApi.list, () => aPage([aPerson()]));
	const { user } = await renderScreen(<permission.ListPage />, {
		path: '/dashboard/user/permissions',
	});
	await user.click(await screen.findByRole('button', { name: 'Exporter' }));
	await user.click(await screen.findByRole('menuitem', { name: /^PDF/ }));
	const query = () => calls.received(userPermissionsApi.list).at(-1)?.query ?? {};
	await waitFor(() => expect(query().format).toBe('pdf'));
	const { perms } = JSON.parse(query().words ?? '{}');
	expect(Object.keys(perms).toSorted()).toEqual([...PERMISSIONS].toSorted());
	expect(perms.view_fichevente).toBe('Voir les fiches');
	// nginx takes 8 KB of an address unless it is told otherwise.
	expect(new URLSearchParams(query()).toString().length).toBeLessThan(7_600);
});

test('the list says what each may do, against their role', async () => {
	fakeApi().on(userPermissionsApi.list, () =>
		aPage([
			aPerson({ perms: [...STANDARD.slice(1), 'add_agent', 'block_agent'] }),
			aPerson({ id: `${ID.slice(0, -1)}2`, username: 'paule', perms: [...STANDARD, 'add_agent'] }),
			aPerson({ id: `${ID.slice(0, -1)}3`, username: 'ketly', perms: STANDARD.slice(1) }),
		]),
	);
	await renderScreen(<permission.ListPage />, { path: '/dashboard/user/permissions' });
	const row = await screen.findByRole('row', { name: /guerda/ });
	expect(row).toHaveTextContent(`${STANDARD.length + 1} permissions`);
	expect(row).toHaveTextContent('2 de plus, 1 de moins que le rôle');
	expect(screen.getByRole('row', { name: /paule/ })).toHaveTextContent(/· 1 de plus que le rôle/);
	expect(screen.getByRole('row', { name: /ketly/ })).toHaveTextContent(/· 1 de moins que le rôle/);
	expect(within(row).getByRole('link')).toHaveAttribute(
		'href',
		`/dashboard/user/permissions/${ID}/edit`,
	);
});

test('the second step of who has one is reset, not of a colleague who may do more', async () => {
	let people = [
		aPerson({ has_two_factor: true }),
		aPerson({
			...{ id: ID.replace(/1$/, '2'), username: 'jean', role: 'company', has_two_factor: true },
			perms: ['view_release'],
		}),
		aPerson({ id: ID.replace(/1$/, '3'), username: 'nadia' }),
	];
	const calls = fakeApi().on(userPermissionsApi.list, () => aPage(people));
	const { user } = await renderScreen(<permission.ListPage />, {
		path: '/dashboard/user/permissions',
	});
	const entry = { name: 'Réinitialiser la double authentification' };
	const openMenu = async (name: RegExp) => {
		const row = await screen.findByRole('row', { name });
		await user.click(within(row).getByRole('button', { name: /^Actions/ }));
		return screen.findByRole('menu');
	};
	for (const name of [/jean/, /nadia/]) {
		const menu = await openMenu(name);
		expect(within(menu).queryByRole('menuitem', entry)).toBeNull();
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
	}
	await user.click(within(await openMenu(/guerda/)).getByRole('menuitem', entry));
	const dialog = await screen.findByRole('alertdialog');
	calls.on(twoFactorApi.reset, () => {
		throw new Refusal('forbidden');
	});
	await user.click(within(dialog).getByRole('button', { name: 'Réinitialiser' }));
	expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
	calls.on(twoFactorApi.reset, ({ body }) => {
		people = people.map((one) => ({ ...one, has_two_factor: false }));
		return body;
	});
	await user.click(within(dialog).getByRole('radio', { name: 'Je l’ai rappelée au numéro connu' }));
	await user.click(within(dialog).getByRole('button', { name: 'Réinitialiser' }));
	expect(await screen.findByText(/Guerda Saint-Fleur réinitialisée/)).toBeInTheDocument();
	expect(calls.received(twoFactorApi.reset).at(-1)?.body).toEqual({
		id: ID,
		identity: 'called_back',
	});
	expect(await screen.findByRole('row', { name: /guerda/ })).not.toHaveTextContent('Oui');
});

test('codes are given and taken, and marked where they differ from the role', async () => {
	const { user, calls } = await open();
	await expectAccessible();
	await user.click(box('Ajouter un agent'));
	await user.click(box('Voir les fiches'));
	expect(box('Ajouter un agent')).toHaveAccessibleDescription('en plus');
	expect(box('Voir les fiches')).toHaveAccessibleDescription('retirée');
	await user.click(save());
	await waitFor(() => expect(calls.received(userPermissionsApi.update)).toHaveLength(1));
	const body = calls.received(userPermissionsApi.update)[0]?.body;
	expect(body).toMatchObject({ id: ID, version: 4 });
	expect([...(body?.perms ?? [])].sort()).toEqual(
		[...STANDARD.filter((code) => code !== 'view_fichevente'), 'add_agent'].sort(),
	);
});

test('a whole group is given, without the codes that are out of reach', async () => {
	const own = PERMISSIONS.filter((code) => code !== 'block_agent');
	const { user } = await open(aPerson({ perms: [] }), aUser({ perms: own }));
	await user.click(box('Tout le groupe Réseau'));
	expect(box('Ajouter un agent')).toBeChecked();
	expect(box('Bloquer un agent')).not.toBeChecked();
	expect(box('Bloquer un agent')).toBeDisabled();
	expect(box('Bloquer un agent')).toHaveAccessibleDescription(/Vous ne l’avez pas vous-même/);
	expect(box('Ajouter une compagnie')).toBeDisabled();
	expect(box('Ajouter une compagnie')).toHaveAccessibleDescription(/Réservée au fournisseur/);
	await user.click(box('Tout le groupe Réseau'));
	expect(box('Ajouter un agent')).not.toBeChecked();
});

test('search, differences and the way back to the role', async () => {
	const { user } = await open(aPerson({ perms: [...STANDARD, 'pay_fiche'] }));
	await user.type(screen.getByRole('searchbox', { name: 'Chercher une permission' }), 'reactiver');
	expect(box('Réactiver une fiche annulée')).toBeInTheDocument();
	expect(screen.queryByRole('checkbox', { name: 'Voir les fiches' })).toBeNull();
	await user.clear(screen.getByRole('searchbox'));
	await user.click(screen.getByLabelText('Seulement ce qui diffère du rôle'));
	expect(box('Payer une fiche gagnante')).toBeChecked();
	expect(screen.queryByRole('checkbox', { name: 'Voir les fiches' })).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Remettre comme le rôle' }));
	expect(screen.getByText('Aucune permission ne correspond.')).toBeInTheDocument();
	expect(screen.getByText(/comme son rôle/)).toBeInTheDocument();
});

test('of two people at the same person, the second compares in words', async () => {
	const { user, calls } = await open();
	calls.on(userPermissionsApi.update, () => {
		throw new Refusal('version_conflict', {
			current: aPerson({ perms: ['view_agent'], version: 5 }),
		});
	});
	await user.click(box('Ajouter un agent'));
	await user.click(save());
	expect(await screen.findByText('Modifié entre-temps')).toBeInTheDocument();
	expect(screen.getAllByText(/Ajouter un agent/).length).toBeGreaterThan(1);
});

test.each([
	['of a colleague who may do more', aPerson({ role: 'company', perms: ['view_release'] })],
	['one’s own', aPerson({ role: 'company', id: aUser().id })],
])('codes %s are only shown', async (_whose, person) => {
	await open(person);
	expect(screen.getByText('Vous ne pouvez pas changer ces permissions')).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
	expect(box('Voir les fiches')).toBeDisabled();
});

test.each([
	['a colleague those of who may do no more', aPerson({ role: 'company' }), aUser()],
	[
		'the provider an admin’s',
		aPerson({ role: 'company', perms: ['view_release'] }),
		aUser({ role: 'superuser' }),
	],
])('codes are changed: %s', async (_by, person, user) => {
	await open(person, user);
	expect(save()).toBeEnabled();
	expect(box('Voir les fiches')).toBeEnabled();
});
