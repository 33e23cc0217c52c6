import { passwordApi } from '@borlette/shared/contract/account';
import { type Supervisor, supervisorApi } from '@borlette/shared/contract/supervisor';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	within,
} from '@borlette/shared/testing';
import { supervisor } from './supervisor.resource.ts';

const aSupervisor = (traits: Partial<Supervisor> = {}): Supervisor => ({
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01',
	companyname: null,
	first_name: 'Guerda',
	last_name: 'Saint-Fleur',
	phone: '+50936123456',
	username: 'guerda',
	commission: 500,
	is_active: true,
	surcussales: 3,
	version: 2,
	created_at: '2026-01-02T03:04:05Z',
	...traits,
});

const open = async (user = aUser()) => {
	const calls = fakeApi().on(supervisorApi.list, () => aPage([aSupervisor()]));
	const opened = await renderScreen(<supervisor.ListPage />, {
		path: '/dashboard/supervisor/list',
		user,
	});
	const row = await screen.findByRole('row', { name: /Saint-Fleur/ });
	return { ...opened, calls, row };
};
const act = async (user: Awaited<ReturnType<typeof open>>['user'], entry: string) => {
	await user.click(screen.getByRole('button', { name: 'Actions pour Guerda Saint-Fleur' }));
	await user.click(await screen.findByRole('menuitem', { name: entry }));
};

test('a count leads to the surcussales of the supervisor, for those who may see them', async () => {
	const { row } = await open();
	expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute(
		'href',
		`/dashboard/surcussale/list?supervisor_id=${aSupervisor().id}`,
	);
});

test('the form says that a supervisor’s commission is a note: it is in no balance', async () => {
	fakeApi();
	await renderScreen(<supervisor.NewPage />, { path: '/dashboard/supervisor/new' });
	expect(await screen.findByLabelText(/^Commission/)).toHaveAccessibleDescription(
		/aucun rapport ne la déduit/,
	);
});

test('without the codes there is the page of each, and no action', async () => {
	const { row } = await open(aUser({ perms: ['view_supervisor'] }));
	expect(within(row).getAllByRole('link')).toHaveLength(1);
	expect(within(row).queryByRole('button')).toBeNull();
});

test('a password is made, sent, and shown once with its copy button', async () => {
	const { user, calls } = await open();
	calls.on(passwordApi.supervisor, ({ body }) => ({ id: body.id }));
	await act(user, 'Nouveau mot de passe');
	const dialog = await screen.findByRole('dialog', {
		name: 'Nouveau mot de passe de Guerda Saint-Fleur',
	});
	expect(dialog).toHaveTextContent('déconnecté partout');
	await user.click(within(dialog).getByRole('button', { name: 'Générer' }));
	await expectAccessible();
	await user.click(within(dialog).getByRole('button', { name: 'Changer le mot de passe' }));
	expect(await within(dialog).findByText('Mot de passe changé')).toBeInTheDocument();
	const sent = calls.received(passwordApi.supervisor)[0]?.body;
	expect(sent?.id).toBe(aSupervisor().id);
	expect(within(dialog).getByText(sent?.password ?? '')).toBeInTheDocument();
	await user.click(within(dialog).getByRole('button', { name: 'Copier le mot de passe' }));
	expect(await navigator.clipboard.readText()).toBe(sent?.password);
	await user.click(within(dialog).getByRole('button', { name: 'Terminé' }));
	await act(user, 'Nouveau mot de passe');
	expect(await screen.findByLabelText(/^Mot de passe/, { selector: 'input' })).toHaveValue('');
	expect(screen.queryByText('Brouillon restauré')).toBeNull();
});

test('one that is too short is refused before it is sent, and a failure keeps it', async () => {
	const { user, calls } = await open();
	calls.on(passwordApi.supervisor, () => {
		throw new Refusal('forbidden');
	});
	await act(user, 'Nouveau mot de passe');
	const field = await screen.findByLabelText(/^Mot de passe/, { selector: 'input' });
	await fill(field, 'court');
	await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
	expect(await screen.findByText(/8 caractères/)).toBeInTheDocument();
	expect(calls.received(passwordApi.supervisor)).toHaveLength(0);
	await fill(field, 'assez-long-maintenant');
	await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
	expect(await screen.findByText('Non enregistré')).toBeInTheDocument();
	expect(field).toHaveValue('assez-long-maintenant');
});
