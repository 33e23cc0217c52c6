import { agentApi } from '@borlette/shared/contract/agent';
import {
	type BulkFacts,
	type BulkPreview,
	bulkAgentActivation,
	bulkAgentCommission,
	bulkAgentLimit,
	bulkAgentMessage,
	bulkAgentSurcussale,
	bulkApi,
} from '@borlette/shared/contract/bulk';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	anAgent,
	aPage,
	aSurcussale,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	renderScreen,
	screen,
	within,
} from '@borlette/shared/testing';
import { agent } from './agent.resource.ts';

const OTHER = '01900000-0000-7000-8000-0000000000b2';
const BULK = '01900000-0000-7000-8000-0000000000b3';
const first = anAgent();
const second = anAgent({ id: OTHER, first_name: 'Rose', code: '0413' });

const jacmel = aSurcussale({ id: '01900000-0000-7000-8000-0000000000b4', name: 'Jacmel' });

const aPreview = (): BulkPreview => ({
	count: 1,
	rows: [
		{
			id: first.id,
			name: 'Wilner Pierre · 0412',
			version: 3,
			before: { commission: 1250 },
			after: { commission: 1000 },
			reason: null,
		},
		{
			id: OTHER,
			name: 'Rose Pierre · 0413',
			version: 1,
			before: { commission: 1000 },
			after: { commission: 1000 },
			reason: 'same',
		},
	],
});

const open = (total = 2, path = '', user = aUser()) => {
	const calls = fakeApi()
		.on(surcussaleApi.list, () => aPage([jacmel]))
		.on(agentApi.list, () => aPage([first, second], total));
	return renderScreen(<agent.ListPage />, { path: `/dashboard/agent/list${path}`, user }).then(
		(opened) => ({ ...opened, calls }),
	);
};

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
	await user.click(await screen.findByRole('checkbox', { name: /de cette page/ }));
	await user.click(screen.getByRole('button', { name: 'Modifier la sélection' }));
	await user.click(await screen.findByRole('menuitem', { name }));
	return screen.findByRole('dialog', { name });
}

test('what is ticked is previewed row by row, changed as shown, and put back', async () => {
	const { user, calls } = await open();
	calls
		.on(bulkAgentCommission.preview, aPreview)
		.on(bulkAgentCommission.apply, () => ({ id: BULK, count: 1, left: [] }))
		.on(bulkApi.undo, () => ({ id: null, count: 1, left: [] }));
	const dialog = await choose(user, 'Changer la commission');
	await fill(within(dialog).getByRole('textbox', { name: 'Commission' }), '10');
	await user.click(within(dialog).getByRole('button', { name: 'Voir l’aperçu' }));
	const row = await within(dialog).findByRole('row', { name: /Wilner/ });
	expect(row).toHaveTextContent(/12,5\s%10\s%/);
	expect(within(dialog).getByRole('row', { name: /Rose/ })).toHaveTextContent('C’est déjà ainsi');
	expect(within(dialog).getByRole('status')).toHaveTextContent(
		'1 ligne changera1 ligne reste comme elle est',
	);
	await expectAccessible();
	expect(calls.received(bulkAgentCommission.preview)[0]?.body).toEqual({
		commission: 1000,
		ids: [first.id, OTHER],
	});
	await user.click(within(dialog).getByRole('button', { name: 'Appliquer à 1 ligne' }));
	expect(await screen.findByText('Changer la commission : 1 ligne changée.')).toBeInTheDocument();
	expect(calls.received(bulkAgentCommission.apply)[0]?.body).toEqual({
		commission: 1000,
		rows: [{ id: first.id, version: 3 }],
	});
	expect(screen.queryByRole('button', { name: 'Modifier la sélection' })).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Annuler' }));
	expect(await screen.findByText('1 ligne remise comme avant.')).toBeInTheDocument();
	expect(calls.received(bulkApi.undo)[0]?.body).toEqual({ id: BULK });
});

const preview = (before: BulkFacts | null, after: BulkFacts) => (): BulkPreview => ({
	count: 1,
	rows: [{ id: first.id, name: 'Wilner Pierre · 0412', version: 3, before, after, reason: null }],
});
const LIMIT = { game: 'borlette', tirage_id: null, min_stake: null, max_stake: null } as const;
type Dialog = ReturnType<typeof within>;
type Typist = Awaited<ReturnType<typeof open>>['user'];

test.each([
	{
		name: 'Changer de surcussale',
		call: bulkAgentSurcussale,
		shown: preview(
			{ surcussale_name: 'Delmas 33', supervisor_name: 'Guerda Saint-Fleur' },
			{ surcussale_name: 'Jacmel', supervisor_name: null },
		),
		fillIn: async (dialog: Dialog, user: Typist) =>
			user.selectOptions(
				await dialog.findByRole('combobox', { name: /Surcussale/ }),
				await dialog.findByRole('option', { name: /^Jacmel/ }),
			),
		before: 'Delmas 33 · Guerda Saint-Fleur',
		after: /^Jacmel · /,
	},
	{
		name: 'Fixer une limite',
		call: bulkAgentLimit,
		shown: preview({ ...LIMIT, limite: 50_000 }, { ...LIMIT, limite: 25_000 }),
		fillIn: async (dialog: Dialog, user: Typist) => {
			await user.selectOptions(dialog.getByRole('combobox', { name: /Jeu/ }), 'Borlette');
			await fill(dialog.getByRole('textbox', { name: 'Limite' }), '250');
		},
		before: /500,00/,
		after: /250,00/,
	},
	{
		name: 'Envoyer un message',
		call: bulkAgentMessage,
		shown: preview(null, { title: 'Fermeture à 20 h' }),
		fillIn: async (dialog: Dialog) => {
			await fill(dialog.getByRole('textbox', { name: /Titre|Objet/ }), 'Fermeture à 20 h');
			await fill(dialog.getByRole('textbox', { name: /Message/ }), 'Demain.');
		},
		before: 'Rien',
		after: 'Fermeture à 20 h',
	},
	{
		name: 'Bloquer',
		call: bulkAgentActivation,
		shown: preview({ is_active: true }, { is_active: false }),
		fillIn: async () => undefined,
		before: 'Actif',
		after: 'Bloqué',
	},
])(
	'“$name” shows each row before and after, and writes nothing yet',
	async ({ name, call, shown, fillIn, before, after }) => {
		const { user, calls } = await open();
		calls
			.on(call.preview, shown)
			.on(supervisorApi.list, () => aPage([]))
			.on(tirageApi.list, () => aPage([]));
		const element = await choose(user, name);
		const dialog = within(element);
		await fillIn(dialog, user);
		const next = dialog.queryByRole('button', { name: 'Voir l’aperçu' });
		if (next) await user.click(next);
		const cells = within(await dialog.findByRole('row', { name: /Wilner/ })).getAllByRole('cell');
		expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
			...['Nom', 'Avant', 'Après'],
		]);
		expect(cells).toHaveLength(2);
		expect(cells[0]).toHaveTextContent(before);
		expect(cells[1]).toHaveTextContent(after);
		expect(calls.received(call.apply)).toEqual([]);
	},
);

test('of a whole filter the server is told the filter; what was left is named', async () => {
	const { user, calls } = await open(120, '?q=rose&is_active=true');
	calls.on(bulkAgentActivation.preview, aPreview).on(bulkAgentActivation.apply, () => ({
		id: BULK,
		count: 0,
		left: [{ id: first.id, name: 'Wilner Pierre · 0412', reason: 'changed_meanwhile' as const }],
	}));
	await user.click(await screen.findByRole('checkbox', { name: /de cette page/ }));
	await user.click(screen.getByRole('button', { name: /Sélectionner les 120 lignes/ }));
	await user.click(screen.getByRole('button', { name: 'Modifier la sélection' }));
	await user.click(await screen.findByRole('menuitem', { name: 'Bloquer' }));
	const dialog = await screen.findByRole('dialog', { name: 'Bloquer' });
	await user.click(await within(dialog).findByRole('button', { name: /Appliquer/ }));
	expect(await within(dialog).findByRole('alert')).toHaveTextContent('1 ligne n’a pas été changée');
	expect(dialog).toHaveTextContent('Modifié entre-temps par quelqu’un d’autre');
	expect(calls.received(bulkAgentActivation.preview)[0]?.body).toEqual({
		is_active: false,
		filter: { q: 'rose', is_active: true },
	});
});

test('only what the person may change is offered', async () => {
	const { user } = await open(2, '', aUser({ perms: ['view_agent', 'add_apppromote'] }));
	await user.click(await screen.findByRole('checkbox', { name: /de cette page/ }));
	await user.click(screen.getByRole('button', { name: 'Modifier la sélection' }));
	const items = await screen.findAllByRole('menuitem');
	expect(items.map(({ textContent }) => textContent)).toEqual(['Envoyer un message']);
});
