import type { Permission } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { SALE_RULES } from '@borlette/shared/contract/errors';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	act,
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
import type { FicheWithTicket } from './actions.ts';
import { fiches, winningFiches } from './fiche.resource.ts';
import { aFiche, aTicket, REF } from './testing/aFiche.ts';

const PATH = '/dashboard/borlette/list-fiches';

const IDS = ['0', '1', '2'].map((digit) => `7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a2b0${digit}`);

const api = (one: () => FicheWithTicket = aTicket) =>
	fakeApi()
		.on(tirageApi.list, () => aPage([]))
		.on(surcussaleApi.list, () => aPage([]))
		.on(supervisorApi.list, () => aPage([]))
		.on(agentApi.list, () => aPage([]))
		.on(ficheApi.list, () => ({
			...aPage([aFiche()], 80),
			totals: [
				{ currency: 'HTG', sums: { total: 999_900, commission: 0, gain: 0 } },
				{ currency: 'USD', sums: { total: 2_000, commission: 0, gain: 0 } },
			],
		}))
		.on(ficheApi.one, one);

const open = (path = `${PATH}?fiche=${REF}`, perms?: Permission[]) =>
	renderScreen(<fiches.ListPage />, { path, ...(perms && { user: aUser({ perms }) }) });

test('the list is of today and says so; its sums are of the page and of the filter', async () => {
	api();
	await open(PATH);
	expect(await screen.findByRole('rowheader', { name: '7K3F 9QXM 2B4D' })).toBeInTheDocument();
	const [from, until] = [screen.getByLabelText('Du'), screen.getByLabelText('Au')];
	expect(from).toHaveValue((until as HTMLInputElement).value);
	expect(from).not.toHaveValue('');
	expect(screen.getByRole('row', { name: /Total de la page/ })).toHaveTextContent('150,00');
	expect(screen.getByRole('row', { name: /Total du filtre/ })).toHaveTextContent(
		/9\s999,00\sG · 20,00\s\$/,
	);
});

test('a fiche in play shows no gain of 0, since its draw may still give one', async () => {
	const [first, second] = IDS as [string, string];
	const won = aFiche({ id: first, ref_code: 'AAAAAAAAAAAA', status: 'winning', gain: 2_500 });
	const lost = aFiche({ id: second, ref_code: 'BBBBBBBBBBBB', status: 'losing', gain: 0 });
	api().on(ficheApi.list, () => aPage([aFiche(), won, lost]));
	await open(PATH);
	const row = await screen.findByRole('row', { name: /7K3F 9QXM 2B4D/ });
	expect(within(row).getByTitle('Connu quand le tirage est réglé')).toHaveTextContent('—');
	expect(screen.getByRole('row', { name: /AAAA AAAA AAAA/ })).toHaveTextContent(/25,00\sG/);
	expect(screen.getByRole('row', { name: /BBBB BBBB BBBB/ })).toHaveTextContent(/[^\d]0,00\sG/);
});

test('a fiche that its reference found outside of the period says so; clearing takes every filter away', async () => {
	api().on(ficheApi.list, ({ query }) =>
		query.q ? { ...aPage([aFiche()]), isOutside: true } : aPage([aFiche()]),
	);
	const place = '1c2d3e4f-0000-4000-8000-000000000001';
	const { user, address } = await open(
		`${PATH}?q=7k3f-9qxm+2b4d&start_date=2026-01-02&end_date=2026-01-03&status=paid&agent_id=${place}&tirage_id=${place}&surcussale_id=${place}&page=2&sort=total`,
	);
	const outside = 'Trouvé par sa référence, en dehors de la période et des filtres choisis.';
	expect(await screen.findByText(outside)).toBeInTheDocument();
	expect(await screen.findByRole('rowheader', { name: '7K3F 9QXM 2B4D' })).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
	await waitFor(() => expect(address().search).toBe('?sort=total'));
	await waitFor(() => expect(screen.queryByText(outside)).toBeNull());
	expect(screen.getByRole('searchbox')).toHaveValue('');
	expect(screen.getByRole('combobox', { name: 'État' })).toHaveValue('');
});

test('a row opens its ticket, in the address; Back closes it', async () => {
	api(() => aTicket({ gain: 750_000, status: 'winning' }, 'settled'));
	const { user, address, router } = await open(PATH);
	await user.click(await screen.findByRole('link', { name: '7K3F 9QXM 2B4D' }));
	const ticket = await screen.findByRole('article', { name: 'Fiche n° 12' });
	await waitFor(() => expect(address().search).toBe(`?fiche=${REF}`));
	const draw = within(ticket).getByRole('region', { name: 'New York Midi' });
	expect(draw).toHaveTextContent('10 mars 2026 14:30, heure de New York');
	expect(draw).toHaveTextContent('1er 07 · 2e 22 · 3e 33 · Lotto 3 107');
	const [line, free] = within(draw).getAllByRole('listitem');
	expect(line).toHaveTextContent(/07Borlette.*150,00.*50\/20\/10.*Gagne 7\s500,00/);
	expect(free).toHaveTextContent(/12\*34Mariage gratuit.*Gratuit/);
	expect(within(ticket).getByRole('img', { name: /Code QR/ })).toBeInTheDocument();
	await expectAccessible();
	await act(() => router.navigate(-1));
	await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
});

test('paying says the amount and happens once, however often it is pressed', async () => {
	let fiche: Partial<Fiche> = { gain: 750_000, status: 'winning' };
	const calls = api(() => aTicket(fiche, 'settled')).on(ficheApi.update, () => {
		fiche = { ...fiche, status: 'paid', paid_at: '2026-03-10T20:00:00Z', paid_by: 'Marie Jean' };
		return aFiche(fiche);
	});
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Payer' }));
	await user.dblClick(await screen.findByRole('button', { name: /^Payer 7\s500,00/ }));
	expect(await screen.findByText(/Payée le .* par Marie Jean/)).toBeInTheDocument();
	expect(calls.received(ficheApi.update).map(({ body }) => body)).toEqual([
		{ ref_code: REF, action: 'pay', gain: 750_000 },
	]);
	expect(screen.getByText('Son gain est déjà payé.')).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Payer' })).not.toBeInTheDocument();
});

test('what the server refuses is said where it was asked', async () => {
	api(() => aTicket({ status: 'deleted' })).on(ficheApi.update, () => {
		throw new Refusal('line_refused', {
			refusals: SALE_RULES.map((rule, line) => ({ line, rule, remaining: 700 })),
		});
	});
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Réactiver' }));
	const dialog = await screen.findByRole('alertdialog');
	await user.click(within(dialog).getByRole('button', { name: 'Réactiver' }));
	const alert = await within(dialog).findByRole('alert');
	const said = within(alert)
		.getAllByRole('listitem')
		.map(({ textContent }) => String(textContent).replace(/^Ligne \d+\s: /, ''));
	expect(said[SALE_RULES.indexOf('limit_boule')]).toMatch(/^limite de la boule, reste 7,00/);
	expect(said[SALE_RULES.indexOf('pilot_draw')]).toMatch(/^plafond par tirage du pilote de risque/);
	// Each rule in words of its own: none is told as another.
	expect(new Set(said).size).toBe(SALE_RULES.length);
});

test('what is still to be paid comes first, is told from what was paid, and adds up over the filter', async () => {
	const calls = api().on(ficheApi.winning, () => ({
		...aPage(
			[
				aFiche({ gain: 750_000, to_pay: 750_000, status: 'winning' }),
				aFiche({ id: IDS[1], ref_code: '7K3F9QXM2B4E', gain: 90_000, status: 'paid' }),
				aFiche({ id: IDS[2], ref_code: '7K3F9QXM2B4F', gain: 10_000, status: 'expired' }),
			],
			80,
		),
		totals: [
			{ currency: 'HTG', sums: { total: 0, commission: 0, gain: 2_000_000, to_pay: 1_234_500 } },
		],
	}));
	const { user, address } = await renderScreen(<winningFiches.ListPage />, {
		path: '/dashboard/borlette/fiche-gagnants',
	});
	const badge = (word: string) => screen.getByRole('cell', { name: word }).querySelector('span');
	await screen.findByRole('cell', { name: 'À payer' });
	const pictures = ['À payer', 'Payée', 'Expirée'].map(
		(word) => badge(word)?.querySelector('svg')?.outerHTML,
	);
	expect(new Set(pictures).size).toBe(3);
	expect(pictures).not.toContain(undefined);
	expect(screen.getByText(/Reste à payer sur tout le filtre/).parentElement).toHaveTextContent(
		/12\s345,00/,
	);
	const sorts = () => calls.received(ficheApi.winning).map(({ query }) => query?.sort);
	expect(sorts()).toEqual(['-to_pay']);
	await user.click(screen.getByRole('button', { name: 'Gros gains d’abord' }));
	await waitFor(() => expect(sorts()).toEqual(['-to_pay', '-gain']));
	await user.click(screen.getByRole('button', { name: 'À payer seulement' }));
	await waitFor(() => expect(address().search).toBe('?sort=-gain&status=winning'));
	expect(screen.getByRole('button', { name: 'À payer seulement', pressed: true })).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Gros gains d’abord' }));
	await waitFor(() => expect(address().search).toBe('?status=winning'));
	await expectAccessible();
});

test('a fiche that won while it still plays says both in the list, the panel and on its ticket', async () => {
	const won = { gain: 750_000, status: 'sold' } as const;
	api(() => aTicket(won, 'settled')).on(ficheApi.list, () => aPage([aFiche(won)]));
	const { user } = await open(PATH);
	const row = await screen.findByRole('row', { name: /7K3F 9QXM 2B4D/ });
	expect(within(row).getByRole('cell', { name: 'En jeu, déjà gagnante' })).toBeVisible();
	expect(row).toHaveTextContent(/7\s500,00/);
	await user.click(within(row).getByRole('link', { name: '7K3F 9QXM 2B4D' }));
	const panel = await screen.findByRole('dialog');
	const ticket = await within(panel).findByRole('article', { name: 'Fiche n° 12' });
	expect(ticket).toHaveTextContent(/En jeu, déjà gagnante/);
	expect(ticket).toHaveTextContent(/Déjà gagné7\s500,00/);
	expect(within(panel).getAllByText('En jeu, déjà gagnante')).toHaveLength(2);
	expect(within(panel).getByText(/quand tous ses tirages seront réglés/)).toBeVisible();
	await expectAccessible();
});

test('a void asks why', async () => {
	const calls = api().on(ficheApi.update, () => aFiche({ status: 'deleted' }));
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Annuler la fiche' }));
	await user.click(screen.getByRole('button', { name: 'Annuler la fiche' }));
	const reason = screen.getByRole('textbox', { name: /Motif/ });
	await waitFor(() => expect(reason).toHaveAccessibleDescription('Ce champ est requis.'));
	expect(calls.received(ficheApi.update)).toEqual([]);
	await fill(reason, 'Erreur de saisie');
	await user.click(screen.getByRole('button', { name: 'Annuler la fiche' }));
	await waitFor(() =>
		expect(calls.received(ficheApi.update).map(({ body }) => body)).toEqual([
			{ ref_code: REF, action: 'void', reason: 'Erreur de saisie' },
		]),
	);
});

test('who voids by the keyboard types the reason at once, and is back in the panel afterwards', async () => {
	api().on(ficheApi.update, () => aFiche({ status: 'deleted' }));
	const { user } = await open();
	const ask = await screen.findByRole('button', { name: 'Annuler la fiche' });
	act(() => ask.focus());
	await user.keyboard('{Enter}');
	expect(screen.getByRole('textbox', { name: /Motif/ })).toHaveFocus();
	act(() => screen.getByRole('button', { name: 'Retour' }).focus());
	await user.keyboard('{Enter}');
	expect(screen.getByRole('button', { name: 'Imprimer' })).toHaveFocus();
});

test('once a draw is closed nobody voids, and the panel says why', async () => {
	api(() => aTicket({}, 'closed'));
	await open();
	expect(
		await screen.findByText(/les ventes d’un de ses tirages sont fermées/),
	).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Annuler la fiche' })).not.toBeInTheDocument();
});

test('a void is not offered on when its draw closes while its reason is typed', async () => {
	let state: 'open' | 'closed' = 'open';
	api(() => aTicket({}, state));
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Annuler la fiche' }));
	await fill(screen.getByRole('textbox', { name: /Motif/ }), 'Erreur de saisie');
	state = 'closed';
	await act(
		async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
	);
	expect(
		await screen.findByText(/les ventes d’un de ses tirages sont fermées/),
	).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Annuler la fiche' })).not.toBeInTheDocument();
});

test('without the codes there is nothing but the print', async () => {
	api(() => aTicket({ gain: 750_000, status: 'winning' }, 'settled'));
	await open(undefined, ['view_fichevente']);
	expect(await screen.findByRole('button', { name: 'Imprimer' })).toBeInTheDocument();
	expect(screen.queryByRole('button', { name: /Payer|Annuler|Réactiver/ })).not.toBeInTheDocument();
	expect(screen.queryByText(/annulée/)).not.toBeInTheDocument();
});

test('an address of no fiche says so', async () => {
	api(() => {
		throw new Refusal('not_found');
	});
	await open(`${PATH}?fiche=nonsense`);
	expect(await screen.findByText('Fiche introuvable')).toBeInTheDocument();
});

test('a list of today that is empty leads on to the days before, with what else was filtered by', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const calls = api().on(ficheApi.winning, ({ query }) =>
		aPage(query.start_date === '2026-03-04' ? [aFiche({ status: 'winning' })] : []),
	);
	const { user, address } = await renderScreen(<winningFiches.ListPage />, {
		path: '/dashboard/borlette/list-fiches-gagnants?status=winning',
	});
	await user.click(await screen.findByRole('button', { name: 'Voir les 7 derniers jours' }));
	expect(await screen.findByRole('row', { name: /À payer/ })).toBeInTheDocument();
	expect(address().search).toContain('start_date=2026-03-04&end_date=2026-03-10');
	expect(calls.received(ficheApi.winning).at(-1)?.query).toMatchObject({ status: 'winning' });
});
