import type { Permission } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { type TypeBouleAgent, typeBoulesAgentApi } from '@borlette/shared/contract/limite';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { whatIfApi } from '@borlette/shared/contract/what-if';
import {
	anAgent,
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
import {
	limiteBoule,
	limiteBoulePerAgent,
	limiteGame,
	limiteGamePerAgent,
} from './limite.resource.ts';

const AGENT = '1c2d3e4f-0000-4000-8000-000000000001';
const LIST = '/dashboard/borlette-configuration/limite-boule-per-agent';

const aLimit = (traits: Partial<TypeBouleAgent> = {}): TypeBouleAgent => ({
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b02',
	companyname: null,
	game: 'borlette',
	boule: null,
	tirage_id: null,
	tirage_name: null,
	min_stake: null,
	max_stake: null,
	limite: 50_000,
	agent_id: AGENT,
	agent_name: 'Rose Exantus',
	is_active: true,
	version: 1,
	created_at: '2026-03-10T12:00:00Z',
	...traits,
});

const api = () =>
	fakeApi()
		.on(tirageApi.list, () => aPage([]))
		.on(agentApi.list, () =>
			aPage([anAgent({ id: AGENT, first_name: 'Rose', last_name: 'Exantus' })]),
		)
		.on(typeBoulesAgentApi.list, () => aPage([aLimit()]));

test('the list says in words what is not bounded', async () => {
	api();
	await renderScreen(<limiteBoulePerAgent.ListPage />, { path: LIST });
	const row = await screen.findByRole('row', { name: /Rose Exantus/ });
	expect(row).toHaveTextContent('Chaque boule');
	expect(row).toHaveTextContent('Tous les tirages');
	expect(row).toHaveTextContent('Sans borne');
	expect(row).toHaveTextContent('500,00');
	await expectAccessible();
});

test('a limit is sent in minor units, empty fields as no bound; what is refused stands at its field', async () => {
	const calls = api().on(typeBoulesAgentApi.create, () => {
		throw new Refusal('validation_failed', {
			fields: { boule: { code: 'format' }, max_stake: { code: 'too_small', limit: 500 } },
		});
	});
	const { user } = await renderScreen(<limiteBoulePerAgent.NewPage />, { path: `${LIST}/new` });
	const agent = await screen.findByRole('combobox', { name: /Agent/ });
	// It is for one agent, whoever that will be.
	expect(screen.queryByText(/^Vaut pour/)).not.toBeInTheDocument();
	await user.selectOptions(agent, 'Rose Exantus · 0412, Delmas 33');
	expect(screen.getByText(/^Vaut pour Rose Exantus/)).toBeInTheDocument();
	await user.selectOptions(screen.getByRole('combobox', { name: /Jeu/ }), 'Borlette');
	await fill(screen.getByRole('textbox', { name: 'Boule' }), '7');
	await fill(screen.getByRole('textbox', { name: 'Limite' }), '250,50');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	const ball = screen.getByRole('textbox', { name: 'Boule' });
	await waitFor(() => expect(ball).toBeInvalid());
	expect(calls.received(typeBoulesAgentApi.create)).toEqual([]);
	await fill(ball, '07');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(calls.received(typeBoulesAgentApi.create)).toHaveLength(1));
	expect(calls.received(typeBoulesAgentApi.create)[0]?.body).toEqual({
		agent_id: AGENT,
		game: 'borlette',
		boule: '07',
		tirage_id: null,
		min_stake: null,
		max_stake: null,
		limite: 25_050,
	});
	await waitFor(() => expect(ball).toBeInvalid());
	expect(screen.getByRole('textbox', { name: 'Mise maximale' })).toHaveAccessibleDescription(
		/La valeur minimale est 5,00/,
	);
});

test('fields are held against each other before anything is sent', async () => {
	const calls = api();
	const { user } = await renderScreen(<limiteBoulePerAgent.NewPage />, { path: `${LIST}/new` });
	const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	const field = (name: string) => screen.getByRole('textbox', { name });
	await user.selectOptions(
		await screen.findByRole('combobox', { name: /Agent/ }),
		'Rose Exantus · 0412, Delmas 33',
	);
	await user.selectOptions(screen.getByRole('combobox', { name: /Jeu/ }), 'Mariage');
	await save();
	// One of the three bounds.
	await waitFor(() => expect(field('Limite')).toBeInvalid());
	await fill(field('Mise minimale'), '50');
	await waitFor(() => expect(field('Limite')).toBeValid());
	await fill(field('Mise maximale'), '20');
	await fill(field('Boule'), '07');
	await save();
	await waitFor(() =>
		expect(field('Mise maximale')).toHaveAccessibleDescription(/La valeur minimale est 50,00/),
	);
	expect(field('Boule')).toBeInvalid();
	await fill(field('Boule'), '07*12');
	await waitFor(() => expect(field('Boule')).toBeValid());
	expect(calls.received(typeBoulesAgentApi.create)).toEqual([]);
});

test.each([
	[limiteGame, 'block_limite_game', false, false],
	[limiteGamePerAgent, 'block_limite_game_agent', false, true],
	[limiteBoule, 'block_limite_boule', true, false],
	[limiteBoulePerAgent, 'block_limite_boule_agent', true, true],
] as const)(
	'%# each family has its own ball, agent and code',
	(family, block, ofBoule, ofAgent) => {
		const names = (family.fields ?? []).map(({ name }) => name as string);
		expect(names.includes('boule')).toBe(ofBoule);
		expect(names.includes('agent_id')).toBe(ofAgent);
		expect(family.activation?.permission).toBe(block);
	},
);

test('blocking takes its own code, deleting the one that changes', async () => {
	api();
	const { user } = await renderScreen(<limiteBoulePerAgent.ListPage />, {
		path: LIST,
		user: aUser({ perms: ['view_typebouleagent', 'change_typebouleagent'] }),
	});
	await user.click(await screen.findByRole('button', { name: /Actions pour Rose Exantus/ }));
	expect(await screen.findByRole('menuitem', { name: 'Supprimer' })).toBeInTheDocument();
	expect(screen.queryByRole('menuitem', { name: 'Bloquer' })).not.toBeInTheDocument();
});

describe('a limit that was deleted', () => {
	const CHANGES = ['view_typebouleagent', 'change_typebouleagent'] as const;
	const remove = async (row: TypeBouleAgent, perms: readonly Permission[]) => {
		const calls = api()
			.on(typeBoulesAgentApi.list, () => aPage([row]))
			.on(typeBoulesAgentApi.remove, () => ({ id: row.id }))
			.on(typeBoulesAgentApi.create, () => ({ ...row, id: AGENT }));
		const { user } = await renderScreen(<limiteBoulePerAgent.ListPage />, {
			path: LIST,
			user: aUser({ perms: [...perms] }),
		});
		await user.click(await screen.findByRole('button', { name: /Actions pour Rose Exantus/ }));
		await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
		const question = await screen.findByRole('alertdialog');
		const text = question.textContent;
		await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
		const said = await screen.findByText(/c’est supprimé/);
		return { calls, user, text, toast: within(said.closest('[data-status]') as HTMLElement) };
	};

	test('is put back by the toast, as it was', async () => {
		const row = aLimit({ boule: '07', min_stake: 500 });
		const { calls, user, text, toast } = await remove(row, [...CHANGES, 'add_typebouleagent']);
		expect(text).toContain('Vous pourrez l’annuler pendant dix secondes.');
		await user.click(toast.getByRole('button', { name: 'Annuler' }));
		expect(await screen.findByText('Annulé.')).toBeInTheDocument();
		const { game, tirage_id, min_stake, max_stake, limite, agent_id, boule } = row;
		expect(calls.received(typeBoulesAgentApi.create).map(({ body }) => body)).toEqual([
			{ game, tirage_id, min_stake, max_stake, limite, agent_id, boule },
		]);
	});

	test.each([
		['by who may add none', aLimit(), CHANGES],
		['where it was blocked', aLimit({ is_active: false }), [...CHANGES, 'add_typebouleagent']],
	] as const)('is not offered back %s', async (_why, row, perms) => {
		const { text, toast } = await remove(row, perms);
		expect(text).toContain('La suppression est définitive.');
		expect(toast.queryByRole('button')).toBeNull();
	});
});

test('a changed limit says beside it what it was before; a new one has no before', async () => {
	api()
		.on(typeBoulesAgentApi.list, () => aPage([aLimit()]))
		.on(typeBoulesAgentApi.one, () => aLimit({ boule: '07' }));
	const { unmount } = await renderScreen(<limiteBoulePerAgent.EditPage />, {
		path: `${LIST}/${aLimit().id}/edit`,
		route: `${LIST}/:${limiteBoulePerAgent.param}/edit`,
	});
	const field = (name: string) => screen.findByRole('textbox', { name });
	expect(await field('Limite')).not.toHaveAccessibleDescription(/Avant/);
	await fill(await field('Limite'), '250');
	expect(await field('Limite')).toHaveAccessibleDescription(/Avant : 500,00\sG$/);
	await fill(await field('Mise maximale'), '5');
	expect(await field('Mise maximale')).toHaveAccessibleDescription(/Avant : vide$/);
	await fill(await field('Mise maximale'), '');
	expect(await field('Mise maximale')).not.toHaveAccessibleDescription(/Avant/);
	unmount();

	await renderScreen(<limiteBoulePerAgent.NewPage />, { path: `${LIST}/new` });
	await fill(await field('Limite'), '250');
	expect(await field('Limite')).not.toHaveAccessibleDescription(/Avant/);
});

test('what is typed is replayed over the last draws before it is saved', async () => {
	const none = { vente: 0, gain: 0, vente_after: 0, gain_after: 0, refused: 0 };
	const calls = api().on(whatIfApi.replay, () => ({
		draws: [
			{
				instance_id: AGENT,
				tirage_name: 'New York Midi',
				colour: '#2F6BDE',
				draw_date: '2026-03-10',
				draw_at: '2026-03-10T18:30:00Z',
				...none,
			},
		],
		total: none,
		return_before: null,
		return_after: null,
		worst: null,
		is_cut: false,
	}));
	const { user } = await renderScreen(<limiteBoule.NewPage />, {
		path: '/dashboard/borlette-configuration/limite-boule/new',
		user: aUser({ perms: ['add_typeboule', 'view_tauxtirage'] }),
	});
	const replay = await screen.findByRole('button', { name: /Rejouer/ });
	expect(replay).toBeDisabled();
	await user.selectOptions(screen.getByRole('combobox', { name: /Jeu/ }), 'Borlette');
	await fill(screen.getByRole('textbox', { name: 'Boule' }), '07');
	expect(replay).toBeDisabled();
	await fill(screen.getByRole('textbox', { name: 'Limite' }), '250,50');
	await user.click(replay);
	await waitFor(() => expect(calls.received(whatIfApi.replay)).toHaveLength(1));
	expect(calls.received(whatIfApi.replay)[0]?.body).toEqual({
		limit: {
			kind: 'boule',
			game: 'borlette',
			boule: '07',
			agent_id: null,
			tirage_id: null,
			min_stake: null,
			max_stake: null,
			limite: 25_050,
		},
	});
	// Nobody staked on the ball: there are no figures to show.
	expect(await screen.findByText(/Personne n’y a joué/)).toBeInTheDocument();
	expect(screen.queryByText('Gains')).not.toBeInTheDocument();
	expect(screen.queryByText('Voir en tableau')).not.toBeInTheDocument();
});
