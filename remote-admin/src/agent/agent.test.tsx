import { passwordApi } from '@borlette/shared/contract/account';
import { agentApi, agentSignInApi } from '@borlette/shared/contract/agent';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import {
	anAgent,
	aPage,
	aSurcussale,
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
import { agent } from './agent.resource.ts';

const { id: ID, surcussale_id: BRANCH } = anAgent();

const api = () => fakeApi().on(surcussaleApi.list, () => aPage([aSurcussale({ id: BRANCH })]));

describe('list', () => {
	const open = (path = '', perms = aUser()) =>
		renderScreen(<agent.ListPage />, { path: `/dashboard/agent/list${path}`, user: perms });

	it('shows agents as people read them, and no axe violation', async () => {
		api().on(agentApi.list, () => aPage([anAgent()]));
		await open();
		const row = await screen.findByRole('row', { name: /Pierre/ });
		expect(row).toHaveTextContent('+509 36 12 3456');
		expect(row).toHaveTextContent('12,5');
		expect(row).toHaveTextContent(/1\s234\s567,50\sG/);
		expect(row).toHaveTextContent('Actif');
		expect(within(row).getByRole('link', { name: 'Pierre' })).toHaveAttribute(
			'href',
			`/dashboard/agent/${ID}`,
		);
		await expectAccessible();
	});

	it('gives a new password, and ends with the slip to hand over', async () => {
		const calls = api()
			.on(agentApi.list, () => aPage([anAgent()]))
			.on(agentSignInApi.company, () => ({ company: 'LAKAY' }))
			.on(passwordApi.agent, ({ body }) => ({ id: body.id }));
		const { user } = await open();
		await user.click(await screen.findByRole('button', { name: /^Actions pour Wilner Pierre/ }));
		await user.click(await screen.findByRole('menuitem', { name: 'Nouveau mot de passe' }));
		await user.click(await screen.findByRole('button', { name: 'Générer' }));
		await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
		const slip = await screen.findByRole('article', { name: 'Wilner Pierre · 0412' });
		await waitFor(() => expect(slip).toHaveTextContent(/LAKAY.*wilner/));
		expect(slip).toHaveTextContent(calls.received(passwordApi.agent)[0]?.body?.password ?? 'none');
		expect(screen.getByRole('button', { name: 'Imprimer' })).toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Terminé' }));
		expect(screen.queryByRole('article')).not.toBeInTheDocument();
	});

	it('asks the API for what the address says', async () => {
		const calls = api().on(agentApi.list, () => aPage([anAgent()], 120));
		await open(`?page=2&size=50&sort=-balance&q=wil&is_active=false&surcussale_id=${BRANCH}`);
		await screen.findByRole('link', { name: 'Pierre' });
		expect(calls.received(agentApi.list)[0]?.query).toEqual({
			limit: '50',
			offset: '50',
			sort: '-balance',
			q: 'wil',
			is_active: 'false',
			surcussale_id: BRANCH,
		});
	});

	it('blocks an agent and takes it back', async () => {
		let row = anAgent();
		const calls = api()
			.on(agentApi.list, () => aPage([row]))
			.on(agentApi.update, ({ body }) => {
				row = { ...row, is_active: body.is_active ?? row.is_active, version: row.version + 1 };
				return row;
			});
		const { user } = await open();
		await user.click(
			await screen.findByRole('button', { name: 'Actions pour Wilner Pierre · 0412' }),
		);
		await user.click(await screen.findByRole('menuitem', { name: 'Bloquer' }));
		expect(await screen.findByText('Bloqué')).toBeInTheDocument();
		expect(await screen.findByText('Wilner Pierre · 0412 : c’est bloqué.')).toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Annuler' }));
		expect(await screen.findByText('Actif')).toBeInTheDocument();
		expect(
			calls.received(agentApi.update).map(({ body }) => [body.is_active, body.version]),
		).toEqual([
			[false, 3],
			[true, 4],
		]);
	});

	it('says why an agent cannot be deleted', async () => {
		api()
			.on(agentApi.list, () => aPage([anAgent()]))
			.on(agentApi.remove, () => {
				throw new Refusal('in_use');
			});
		const { user } = await open();
		await user.click(
			await screen.findByRole('button', { name: 'Actions pour Wilner Pierre · 0412' }),
		);
		await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
		const dialog = await screen.findByRole('alertdialog', {
			name: 'Supprimer Wilner Pierre · 0412 ?',
		});
		await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
		expect(await within(dialog).findByRole('alert')).toHaveTextContent('vous pouvez le bloquer');
	});

	it('offers nothing but the page of each to somebody who may only look', async () => {
		api().on(agentApi.list, () => aPage([anAgent()]));
		await open('', aUser({ perms: ['view_agent', 'view_surcussale'] }));
		expect(await screen.findByText('Pierre')).toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Pierre' })).toHaveAttribute(
			'href',
			`/dashboard/agent/${ID}`,
		);
		expect(screen.queryByRole('link', { name: /Nouvel agent/ })).toBeNull();
		expect(screen.queryByRole('checkbox')).toBeNull();
		expect(screen.queryByRole('button', { name: /Actions pour/ })).toBeNull();
	});
});

describe('new', () => {
	it('adds an agent, shows once what they sign in with, and goes back to the list', async () => {
		const calls = api()
			.on(agentApi.create, () => anAgent())
			.on(agentSignInApi.company, () => ({ company: 'ETOILE' }));
		const { user, address } = await renderScreen(<agent.NewPage />, {
			path: '/dashboard/agent/new',
		});
		await fill(screen.getByRole('textbox', { name: 'Prénom' }), 'Wilner');
		await fill(screen.getByRole('textbox', { name: 'Nom' }), 'Pierre');
		await fill(screen.getByRole('textbox', { name: 'Téléphone' }), '36123456');
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Surcussale' }),
			'Delmas 33',
		);
		await fill(screen.getByRole('textbox', { name: 'Commission' }), '12,5');
		await fill(screen.getByRole('textbox', { name: 'Pseudonyme' }), 'wilner');
		await fill(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), 'sesame-ouvre');
		await expectAccessible();
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		const slip = await screen.findByRole('dialog', { name: /Wilner Pierre · 0412/ });
		expect(await within(slip).findByText('ETOILE')).toBeInTheDocument();
		expect(within(slip).getByRole('article')).toHaveTextContent('sesame-ouvre');
		expect(within(slip).getByTitle(/Code QR/)).toBeInTheDocument();
		const share = within(slip).getByRole('link', { name: 'Envoyer par WhatsApp' });
		expect(share).toHaveAttribute(
			'href',
			expect.stringMatching(/^https:\/\/wa\.me\/50936123456\?text=.*sesame-ouvre/),
		);
		expect(within(slip).getByRole('link', { name: 'Fixer des limites' })).toHaveAttribute(
			'href',
			expect.stringContaining(`agent_id=${ID}`),
		);
		await expectAccessible();
		await user.click(within(slip).getByRole('button', { name: 'Terminé' }));
		await waitFor(() => expect(address().pathname).toBe('/dashboard/agent/list'));
		expect(calls.received(agentApi.create)[0]?.body).toEqual({
			first_name: 'Wilner',
			last_name: 'Pierre',
			code: '',
			phone: '+50936123456',
			surcussale_id: BRANCH,
			commission: 1250,
			device_id: '',
			username: 'wilner',
			password: 'sesame-ouvre',
		});
		expect(await screen.findByText('Wilner Pierre · 0412 : c’est enregistré.')).toBeInTheDocument();
	});

	it('takes up again what was typed, the agent’s code too, and no password', async () => {
		api();
		const open = () => renderScreen(<agent.NewPage />, { path: '/dashboard/agent/new' });
		const code = () => screen.getByRole('textbox', { name: 'Code' });
		const password = () => screen.getByLabelText(/^Mot de passe/, { selector: 'input' });
		const first = await open();
		await fill(code(), '0777');
		await fill(password(), 'sesame-ouvre');
		first.unmount();
		await open();
		await waitFor(() => expect(code()).toHaveValue('0777'));
		expect(password()).toHaveValue('');
	});

	it('puts what the server refuses on its field', async () => {
		api().on(agentApi.create, () => {
			throw new Refusal('validation_failed', {
				fields: { username: { code: 'taken' }, code: { code: 'taken' } },
			});
		});
		const { user } = await renderScreen(<agent.NewPage />, { path: '/dashboard/agent/new' });
		await fill(screen.getByRole('textbox', { name: 'Prénom' }), 'Wilner');
		await fill(screen.getByRole('textbox', { name: 'Nom' }), 'Pierre');
		await fill(screen.getByRole('textbox', { name: 'Téléphone' }), '36123456');
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Surcussale' }),
			'Delmas 33',
		);
		await fill(screen.getByRole('textbox', { name: 'Commission' }), '10');
		await fill(screen.getByRole('textbox', { name: 'Pseudonyme' }), 'wilner');
		await fill(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), 'sesame-ouvre');
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		for (const name of ['Code', 'Pseudonyme']) {
			await waitFor(() =>
				expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(/déjà prise/),
			);
		}
		expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
	});
});

describe('edit', () => {
	it('changes an agent, saying which version was seen', async () => {
		const calls = api()
			.on(agentApi.one, () => anAgent())
			.on(agentApi.update, () => anAgent({ last_name: 'Paul' }));
		const { user, address } = await renderScreen(<agent.EditPage />, {
			path: `/dashboard/agent/${ID}/edit`,
			route: '/dashboard/agent/:agentId/edit',
		});
		const name = await screen.findByRole('textbox', { name: 'Nom' });
		expect(screen.queryByLabelText(/^Mot de passe/, { selector: 'input' })).toBeNull();
		await fill(name, 'Paul');
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		await waitFor(() => expect(address().pathname).toBe('/dashboard/agent/list'));
		expect(calls.received(agentApi.update)[0]?.body).toEqual({
			id: ID,
			version: 3,
			first_name: 'Wilner',
			last_name: 'Paul',
			code: '0412',
			phone: '+50936123456',
			surcussale_id: BRANCH,
			commission: 1250,
			device_id: 'POS-1',
		});
	});
});

test('where no surcussale is there yet, the form says so and leads to where one is added', async () => {
	fakeApi().on(surcussaleApi.list, () => aPage([]));
	await renderScreen(<agent.NewPage />, { path: '/dashboard/agent/new' });
	expect(await screen.findByRole('link', { name: 'Ajoutez-en d’abord' })).toHaveAttribute(
		'href',
		'/dashboard/surcussale/new',
	);
	expect(screen.getByRole('combobox', { name: /Surcussale/ })).toHaveAccessibleDescription(
		/Rien à choisir pour l’instant/,
	);
});
