import { lotGagnantApi, tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import {
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { DatePage } from './DatePage.tsx';
import {
	anInstance,
	aPreview,
	entered,
	historyOf,
	ID,
	NOW,
	settled,
	unseen,
} from './testing/instances.ts';

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});

const open = () =>
	renderScreen(<DatePage />, {
		path: `/dashboard/tirage/dates/${ID}`,
		route: '/dashboard/tirage/dates/:instanceId',
	});

test('the second person types what they read, agrees to what is to be looked at, and confirms', async () => {
	let instance = unseen();
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(instance))
		.on(lotGagnantApi.preview, () => aPreview())
		.on(lotGagnantApi.confirm, () => {
			instance = entered({
				state: 'confirmed',
				result_state: 'confirmed',
				confirmed_by: 'Paul Denis',
			});
			return instance;
		});
	const { user } = await open();
	expect(await screen.findByText('Entré par Rose Petit, à confirmer')).toBeInTheDocument();
	const panel = screen.getByRole('region', { name: 'Confirmer le résultat' });
	expect(screen.queryByRole('definition', { name: /107|07|22|11/ })).toBeNull();
	await expectAccessible();
	await fill(within(panel).getByLabelText(/^Pick 3/), '107');
	await fill(within(panel).getByLabelText(/^Pick 4/), '2211');
	await user.click(within(panel).getByRole('button', { name: 'Vérifier' }));
	const warnings = await within(panel).findByRole('group', { name: 'À regarder deux fois' });
	expect(warnings).toHaveTextContent('vendue dans les 2 dernières minutes');
	const button = within(panel).getByRole('button', { name: 'Confirmer le résultat' });
	expect(button).toBeDisabled();
	await user.click(within(warnings).getByRole('checkbox', { name: /J’ai regardé ce point/ }));
	await expectAccessible();
	await user.click(button);
	expect(
		await screen.findByText(/Confirmé par Paul Denis. Le calcul des gains est en cours/),
	).toBeInTheDocument();
	expect(calls.received(lotGagnantApi.preview)[0]?.body).toEqual({
		instance_id: ID,
		pick3: '107',
		pick4: '2211',
	});
	expect(calls.received(lotGagnantApi.confirm).map(({ body }) => body)).toEqual([
		{ instance_id: ID, revision: 1, pick3: '107', pick4: '2211', seen_warnings: ['late_win'] },
	]);
});

test('digits that differ are typed anew, from nothing', async () => {
	const differs = { code: 'differs_from_entry' } as const;
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(unseen()))
		.on(lotGagnantApi.preview, () => aPreview({ warnings: [] }))
		.on(lotGagnantApi.confirm, () => {
			throw new Refusal('validation_failed', { fields: { pick3: differs, pick4: differs } });
		});
	const { user } = await open();
	await fill(await screen.findByLabelText(/^Pick 3/), '108');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	await user.click(await screen.findByRole('button', { name: 'Confirmer le résultat' }));
	expect(await screen.findByRole('alert')).toHaveTextContent(
		'Ces chiffres ne sont pas ceux qui ont été entrés',
	);
	expect(screen.getByLabelText(/^Pick 3/)).toHaveValue('');
	expect(calls.received(lotGagnantApi.confirm)).toHaveLength(1);
	await expectAccessible();
});

test('where the first person replaced the entry meanwhile, that is said, what was typed stays, and it confirms the new one', async () => {
	let instance = unseen();
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(instance))
		.on(lotGagnantApi.preview, () => aPreview({ warnings: [] }))
		.on(lotGagnantApi.confirm, ({ body }) => {
			if (body.revision === 2) return settled();
			instance = unseen({ revision: 2 });
			throw new Refusal('conflict');
		});
	const { user } = await open();
	await fill(await screen.findByLabelText(/^Pick 3/), '108');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	const confirm = () => screen.findByRole('button', { name: 'Confirmer le résultat' });
	await user.click(await confirm());
	expect(await screen.findByRole('alert')).toHaveTextContent('Cela n’est pas possible');
	await waitFor(() => expect(calls.received(lotGagnantApi.history)).toHaveLength(2));
	await user.click(await confirm());
	await waitFor(() =>
		expect(calls.received(lotGagnantApi.confirm).map(({ body }) => body)).toEqual(
			[1, 2].map((revision) => ({
				...{ instance_id: ID, revision, pick3: '108', pick4: null, seen_warnings: [] },
			})),
		),
	);
});

test('a correction that a payment overtook says how it is set aside', async () => {
	fakeApi()
		.on(lotGagnantApi.history, () => historyOf(unseen({ state: 'settled', revision: 2 })))
		.on(lotGagnantApi.preview, () => aPreview({ warnings: [], paid_fiche: 'ABCD2345EFGH' }));
	const { user } = await open();
	await fill(await screen.findByLabelText(/^Pick 3/), '108');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	expect(await screen.findByRole('alert')).toHaveTextContent(
		/ABCD 2345 EFGH est déjà payée.*Pour écarter la correction qui attend, entrez de nouveau/,
	);
	expect(screen.getByRole('button', { name: 'Confirmer le résultat' })).toBeDisabled();
});

test('where one person does both, the digits are shown and confirmed by one button', async () => {
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(entered({ confirmation: 'allowed' })))
		.on(lotGagnantApi.preview, () => aPreview())
		.on(lotGagnantApi.confirm, () => settled());
	const { user } = await open();
	const button = await screen.findByRole('button', { name: 'Confirmer le résultat' });
	expect(button).toBeDisabled();
	expect(screen.queryByRole('textbox')).toBeNull();
	await user.click(screen.getByRole('checkbox', { name: /J’ai regardé ce point/ }));
	await user.click(button);
	await waitFor(() =>
		expect(calls.received(lotGagnantApi.confirm).map(({ body }) => body)).toEqual([
			{ instance_id: ID, revision: 1, seen_warnings: ['late_win'] },
		]),
	);
});

test.each([
	[
		'entered_it',
		'Vous avez entré ce résultat : une autre personne le confirme, Marie Joseph ou Paul Désir.',
	],
	[
		'not_house',
		'Entré par Rose Petit. Une autre personne de la maison le confirme : Marie Joseph ou Paul Désir.',
	],
	[
		'no_code',
		'Entré par Rose Petit. Vous n’avez pas la permission de confirmer ; adressez-vous à Marie Joseph ou Paul Désir.',
	],
	[
		'no_company',
		'Entré par Rose Petit. Choisissez cette compagnie pour confirmer, ou laissez Marie Joseph ou Paul Désir le faire.',
	],
] as const)('who may not confirm reads why and who may: %s', async (confirmation, text) => {
	fakeApi().on(lotGagnantApi.history, () => historyOf(entered({ confirmation })));
	await open();
	const outcome = await screen.findByRole('region', { name: 'Résultat' });
	expect(within(outcome).getByRole('status')).toHaveTextContent(text);
	expect(screen.queryByRole('region', { name: 'Confirmer le résultat' })).toBeNull();
});

test('where nobody of the house may, the provider does', async () => {
	fakeApi().on(lotGagnantApi.history, () => historyOf(entered({ confirmers: [] })));
	await open();
	expect(await screen.findByText(/une autre personne le confirme, le fournisseur/)).toBeVisible();
});

test('a refusal of the confirmation is said in words', async () => {
	fakeApi()
		.on(lotGagnantApi.history, () => historyOf(entered({ confirmation: 'allowed' })))
		.on(lotGagnantApi.preview, () => aPreview({ warnings: [] }))
		.on(lotGagnantApi.confirm, () => {
			throw new Refusal('fiche_paid', { ref_code: 'ABCD2345EFGH' });
		});
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Confirmer le résultat' }));
	expect(await screen.findByRole('alert')).toHaveTextContent('Une fiche concernée est déjà payée');
});

test('the history tells each result and what it gave and took back', async () => {
	const result = { lotto3: '107', lot1: '07', lot2: '22', lot3: '11', entered_by: 'Rose Petit' };
	const at = (minute: number) => `2026-03-07T19:${minute}:00Z`;
	fakeApi().on(lotGagnantApi.history, () =>
		historyOf(settled({ revision: 2, reason: 'Mal lu' }), {
			results: [
				{
					...result,
					revision: 1,
					state: 'reversed',
					reason: '',
					entered_at: at(31),
					confirmed_by: 'Paul Denis',
					confirmed_at: at(32),
				},
				{
					...result,
					revision: 2,
					lotto3: '108',
					lot1: '08',
					state: 'confirmed',
					reason: 'Mal lu',
					entered_at: at(40),
					confirmed_by: 'Paul Denis',
					confirmed_at: at(41),
				},
			],
			settlements: [
				{ kind: 'settlement', revision: 1, fiches_gagnantes: 2, gain: 502_000, at: at(33) },
				{ kind: 'reversal', revision: 1, fiches_gagnantes: -2, gain: -502_000, at: at(42) },
				{ kind: 'settlement', revision: 2, fiches_gagnantes: 0, gain: 0, at: at(43) },
			],
		}),
	);
	await open();
	const history = await screen.findByRole('region', { name: 'Historique' });
	const entries = within(history)
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent?.replace(/\s/g, ' '));
	expect(entries).toEqual([
		expect.stringMatching(/Résultat 1 entré par Rose Petit, remplacé depuis/),
		expect.stringMatching(/selon le résultat 1 : 2 fiches gagnantes, 5 020,00 G/),
		expect.stringMatching(/Résultat 2 .* confirmé par Paul Denis.*Motif : Mal lu/),
		expect.stringMatching(/Gains du résultat 1 repris : 2 fiches, 5 020,00 G/),
		expect.stringMatching(/selon le résultat 2 : aucune fiche gagnante/),
	]);
	await expectAccessible();
});

test.each([
	['provisional', false],
	['settled', true],
] as const)('who won is a figure once it is counted: %s', async (state, isCounted) => {
	fakeApi().on(lotGagnantApi.history, () => historyOf(anInstance({ state })));
	await open();
	const facts = await screen.findByRole('region', { name: 'Ce tirage en bref' });
	const shown = within(facts).queryAllByText(/^(Fiches gagnantes|Gains)$/);
	expect(shown).toHaveLength(isCounted ? 2 : 0);
});

test('a date is cancelled with a reason, after saying what is given back', async () => {
	let instance = anInstance();
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(instance))
		.on(tirageInstanceApi.cancel, () => {
			instance = anInstance({ state: 'cancelled', is_payable: true });
			return instance;
		});
	const { user } = await open();
	const panel = await screen.findByRole('region', { name: 'Le tirage n’a pas eu lieu ?' });
	expect(panel).toHaveTextContent(/12 fiches, 10\s200,00\sG à rembourser/);
	await user.click(within(panel).getByRole('button', { name: 'Annuler cette date' }));
	expect(within(panel).getByLabelText(/^Motif/)).toHaveFocus();
	const send = within(panel).getByRole('button', { name: 'Annuler et rendre les mises' });
	await user.click(send);
	expect(await within(panel).findByText('Ce champ est requis.')).toBeInTheDocument();
	expect(calls.received(tirageInstanceApi.cancel)).toEqual([]);
	await fill(within(panel).getByLabelText(/^Motif/), 'Panne de la loterie');
	await user.click(send);
	expect(await screen.findByText('Annulé : chaque mise est rendue.')).toBeInTheDocument();
	await waitFor(() =>
		expect(calls.received(tirageInstanceApi.cancel)[0]?.body).toEqual({
			instance_id: ID,
			reason: 'Panne de la loterie',
		}),
	);
});

const WAITED = {
	...{ revision: 1, state: 'reversed' as const, lotto3: '107', lot1: '07', lot2: '22', lot3: '11' },
	...{ reason: '', entered_by: 'Rose Petit', entered_at: '2026-03-07T19:40:00Z' },
	...{ confirmed_by: null, confirmed_at: null },
};

test('while a result waits the date is cancelled with it, and its history says so', async () => {
	let history = historyOf(entered());
	fakeApi()
		.on(lotGagnantApi.history, () => history)
		.on(tirageInstanceApi.cancel, () => {
			const instance = anInstance({ state: 'cancelled', is_payable: true });
			history = { ...historyOf(instance), results: [WAITED] };
			return instance;
		});
	const { user } = await open();
	const panel = await screen.findByRole('region', { name: 'Le tirage n’a pas eu lieu ?' });
	expect(panel).toHaveTextContent(
		'Le résultat entré par Rose Petit, que personne n’a confirmé, est retiré.',
	);
	await user.click(within(panel).getByRole('button', { name: 'Annuler cette date' }));
	await fill(within(panel).getByLabelText(/^Motif/), 'Panne de la loterie');
	await user.click(within(panel).getByRole('button', { name: 'Annuler et rendre les mises' }));
	expect(
		await screen.findByText(/entré par Rose Petit, retiré avec le tirage annulé/),
	).toBeVisible();
});
