import { agentApi } from '@borlette/shared/contract/agent';
import { type BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	anAgent,
	aPage,
	expectAccessible,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { boulesBlock } from './boules-block.resource.ts';

const TIRAGE = '1c2d3e4f-0000-4000-8000-000000000002';

const aBlock = (traits: Partial<BouleBlock> = {}): BouleBlock => ({
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b02',
	companyname: null,
	boule: '07',
	tirage_id: null,
	tirage_name: null,
	agent_id: null,
	agent_name: null,
	start_date: '2026-03-10',
	end_date: null,
	reason: '',
	is_active: true,
	version: 1,
	created_at: '2026-03-10T12:00:00Z',
	created_by: 'Marie Jean',
	...traits,
});

const api = () =>
	fakeApi()
		.on(tirageApi.list, () => aPage([{ id: TIRAGE, name: 'New York Midi' } as never]))
		.on(agentApi.list, () => aPage([]));

const openList = () =>
	renderScreen(<boulesBlock.ListPage />, { path: '/dashboard/borlette/blocage-boule' });

test('the list says what a block covers', async () => {
	api().on(boulesBlockApi.list, () => aPage([aBlock()]));
	await openList();
	const row = await screen.findByRole('row', { name: /07/ });
	expect(row).toHaveTextContent('Tous les tirages');
	expect(row).toHaveTextContent('Tous les agents');
	expect(row).toHaveTextContent('Jusqu’au déblocage');
	expect(row).toHaveTextContent('Bloquée');
	await expectAccessible();
});

test('a ball is unblocked, and blocked again', async () => {
	let block = aBlock();
	const calls = api()
		.on(boulesBlockApi.list, () => aPage([block]))
		.on(boulesBlockApi.update, ({ body }) => {
			block = {
				...block,
				is_active: body.is_active ?? block.is_active,
				version: block.version + 1,
			};
			return block;
		});
	const { user } = await openList();
	await user.click(await screen.findByRole('button', { name: 'Actions pour 07' }));
	await user.click(await screen.findByRole('menuitem', { name: 'Débloquer' }));
	expect(await screen.findByText('Débloquée')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Actions pour 07' }));
	await user.click(await screen.findByRole('menuitem', { name: 'Bloquer de nouveau' }));
	expect(await screen.findByText('Bloquée', { selector: 'td *' })).toBeInTheDocument();
	expect(calls.received(boulesBlockApi.update).map(({ body }) => body)).toEqual([
		{ id: block.id, version: 1, is_active: false, end_date: null, reason: '' },
		{ id: block.id, version: 2, is_active: true, end_date: null, reason: '' },
	]);
});

test('several balls are blocked at once, for one draw', async () => {
	const calls = api().on(boulesBlockApi.create, () => [aBlock(), aBlock({ boule: '12*34' })]);
	const { user, address } = await renderScreen(<boulesBlock.NewPage />, {
		path: '/dashboard/borlette/blocage-boule/new',
	});
	await fill(screen.getByRole('textbox', { name: 'Boules' }), '07, 34*12');
	await user.selectOptions(
		await screen.findByRole('combobox', { name: 'Tirage' }),
		'New York Midi',
	);
	await fill(screen.getByRole('textbox', { name: 'Motif' }), 'Trop jouée');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(address().pathname).toBe('/dashboard/borlette/blocage-boule'));
	const [sent] = calls.received(boulesBlockApi.create);
	expect(sent?.body).toMatchObject({
		boules: ['07', '34*12'],
		tirage_id: TIRAGE,
		agent_id: null,
		end_date: null,
		reason: 'Trop jouée',
	});
	expect(sent?.body.start_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('whom a block is for is said before it is saved and after; a name half typed is for nobody', async () => {
	const AGENTS = [
		['4', 'Guerline', 'Mésidor'],
		['5', 'Jean', 'Dorvil'],
		['6', 'Guerline', 'Mésidor'],
	].map(([digit = '', first_name = '', last_name = '']) =>
		anAgent({
			id: `1c2d3e4f-0000-4000-8000-00000000000${digit}`,
			first_name,
			last_name,
			code: `041${digit}`,
		}),
	);
	const calls = api()
		.on(agentApi.list, ({ query }) =>
			aPage(query.q ? AGENTS.filter(({ code }) => code === query.q) : AGENTS, 2_000),
		)
		.on(boulesBlockApi.create, ({ body }) => [
			aBlock({
				boule: '45',
				agent_id: body.agent_id,
				agent_name: body.agent_id && 'Guerline Mésidor · 0416',
				start_date: body.start_date,
				end_date: body.end_date,
			}),
		]);
	const { user } = await renderScreen(<boulesBlock.NewPage />, {
		path: '/dashboard/borlette/blocage-boule/new',
	});
	const everybody =
		/Vaut pour toute la maison : tous les agents, tous les tirages, dès aujourd’hui/;
	expect(await screen.findByText(everybody)).toBeInTheDocument();
	await fill(screen.getByRole('textbox', { name: 'Boules' }), '45');
	const agent = () => screen.getByRole('combobox', { name: 'Agent' });
	await waitFor(() => expect(agent()).toHaveAttribute('type', 'text'));
	await user.type(agent(), 'xyz');
	expect(screen.queryByText(everybody)).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(agent()).toHaveAccessibleDescription(/« xyz » n’est pas un choix/));
	expect(calls.received(boulesBlockApi.create)).toEqual([]);

	await user.clear(agent());
	await user.type(agent(), '0416{enter}');
	await waitFor(() => expect(agent()).toHaveValue('Guerline Mésidor · 0416, Delmas 33'));
	expect(
		await screen.findByText(
			'Vaut pour Guerline Mésidor · 0416, Delmas 33, tous les tirages, dès aujourd’hui.',
		),
	).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	expect(
		await screen.findByText(
			'45 bloquée pour Guerline Mésidor · 0416, tous les tirages, dès aujourd’hui.',
		),
	).toBeInTheDocument();
});

test('what is no ball is named, and nothing is sent', async () => {
	api();
	const { user } = await renderScreen(<boulesBlock.NewPage />, {
		path: '/dashboard/borlette/blocage-boule/new',
	});
	const boules = screen.getByRole('textbox', { name: 'Boules' });
	await fill(boules, '07 7 123456');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(boules).toHaveAccessibleDescription(/7 n’est pas une boule valable/));
	expect(boules).toHaveFocus();
});

test('blocks are found by their days, and the usual periods take one press', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const calls = api().on(boulesBlockApi.list, () => aPage([aBlock()]));
	const { user } = await openList();
	const asked = () => calls.received(boulesBlockApi.list).at(-1)?.query;
	await screen.findByRole('row', { name: /07/ });
	for (const [period, start_date, end_date] of [
		['Aujourd’hui', '2026-03-10', '2026-03-10'],
		['Hier', '2026-03-09', '2026-03-09'],
		['7 jours', '2026-03-04', '2026-03-10'],
		['Ce mois', '2026-03-01', '2026-03-10'],
	] as const) {
		await user.click(screen.getByRole('button', { name: 'Calendrier : Du' }));
		await user.click(await screen.findByRole('button', { name: period }));
		await waitFor(() => expect(asked()).toMatchObject({ start_date, end_date }));
	}
});
