import { type AlertRule, alertsApi } from '@borlette/shared/contract/alerts';
import { channelsApi, type MyChannels } from '@borlette/shared/contract/channels';
import { type Sending, sendingsApi } from '@borlette/shared/contract/sendings';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { alertRule } from './rule.resource.ts';
import { sending } from './sending.resource.ts';

const ID = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01';
const ROSE = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b02';
const aRule = (traits: Partial<AlertRule> = {}): AlertRule => ({
	id: ID,
	companyname: null,
	name: 'Gros gains',
	about: 'gain_large',
	threshold: 5_000_000,
	channels: ['email', 'push'],
	people: [ROSE],
	people_names: ['Rose Jean'],
	currency: 'HTG',
	quiet_from: '22:00',
	quiet_to: '06:30',
	is_active: true,
	last_at: null,
	version: 1,
	...traits,
});
const channels = (traits: Partial<MyChannels> = {}): MyChannels => ({
	sender: 'alertes@lakay.example',
	email: 'rose@lakay.example',
	is_confirmed: true,
	problem: null,
	push_key: 'A',
	browsers: [],
	...traits,
});
const aSending = (traits: Partial<Sending> = {}): Sending => ({
	id: ID,
	companyname: null,
	source: 'Gros gains',
	kind: 'settlement_stuck',
	facts: { draw: 'New York midi', draw_date: '2026-03-10' },
	channel: 'email',
	person_id: ROSE,
	person_name: 'Rose Jean',
	state: 'sent',
	tries: 1,
	next_at: '2026-03-10T18:30:00Z',
	problem: null,
	is_doubtful: false,
	sent_at: '2026-03-10T18:30:00Z',
	created_at: '2026-03-10T18:30:00Z',
	...traits,
});

test('a rule says what it is about, from when on, whom it tells and when it is quiet', async () => {
	fakeApi()
		.on(alertsApi.list, () =>
			aPage([
				aRule(),
				aRule({
					id: ROSE,
					name: 'Limites',
					about: 'limit_near',
					threshold: 9_000,
					quiet_from: null,
					quiet_to: null,
				}),
			]),
		)
		.on(channelsApi.read, () => channels());
	const { container } = await renderScreen(<alertRule.ListPage />, {
		path: '/dashboard/alertes/list',
	});
	await screen.findByRole('link', { name: 'Gros gains' });
	const [, first, second] = screen.getAllByRole('row');
	expect(first).toHaveTextContent(
		/Gros gains.*50\s000,00\sG.*Rose Jean.*E-mail, Notification.*de 22:00 à 06:30.*jamais/,
	);
	expect(second).toHaveTextContent(/Limites.*90\s%/);
	expect(screen.queryByText(/n’est (pas )?réglé/)).toBeNull();
	await expectAccessible(container);
});

test.each([
	['superuser', /Aucun serveur de mail n’est réglé/, /SMTP_URL et MAIL_FROM/],
	['company', /L’envoi d’e-mails n’est pas réglé/, /Votre fournisseur peut le régler/],
] as const)(
	'while nothing is set up the page says so, and what to do: %s',
	async (role, what, todo) => {
		fakeApi()
			.on(alertsApi.list, () => aPage([]))
			.on(channelsApi.read, () => channels({ sender: null }));
		await renderScreen(<alertRule.ListPage />, {
			path: '/dashboard/alertes/list',
			user: aUser({ role }),
		});
		expect(await screen.findByText(what)).toBeInTheDocument();
		expect(screen.getByText(todo)).toBeInTheDocument();
		expect(screen.queryAllByText(/SMTP/)).toHaveLength(Number(role === 'superuser'));
	},
);

test('who cannot be reached is told on the page of rules', async () => {
	fakeApi()
		.on(alertsApi.list, () => aPage([]))
		.on(channelsApi.read, () => channels({ email: null, is_confirmed: false }));
	await renderScreen(<alertRule.ListPage />, { path: '/dashboard/alertes/list' });
	expect(await screen.findByText(/Vous-même n’êtes joignable/)).toBeInTheDocument();
});

test('a rule is written: the unit follows what it is about', async () => {
	const api = fakeApi()
		.on(alertsApi.list, () => aPage([]))
		.on(alertsApi.people, () =>
			aPage([
				{
					id: ROSE,
					name: 'Rose Jean',
					username: 'rose',
					role: 'company',
					has_email: true,
					browsers: 0,
				},
			]),
		)
		.on(channelsApi.read, () => channels())
		.on(alertsApi.create, () => aRule());
	const { user, container } = await renderScreen(<alertRule.NewPage />, {
		path: '/dashboard/alertes/new',
	});
	await fill(await screen.findByLabelText(/Nom/), 'Gros gains');
	await user.selectOptions(screen.getByLabelText(/Déclencheur/), 'result_missing');
	expect(screen.queryByLabelText(/À partir de/)).toBeNull();
	await user.selectOptions(screen.getByLabelText(/Déclencheur/), 'gain_large');
	await fill(screen.getByLabelText(/^À partir de/), '50 000');
	await user.click(screen.getByLabelText('Notification'));
	await user.click(await screen.findByLabelText('Rose Jean · rose'));
	await expectAccessible(container);
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(api.received(alertsApi.create)).toHaveLength(1));
	expect(api.received(alertsApi.create)[0]?.body).toEqual({
		...{ name: 'Gros gains', about: 'gain_large', threshold: 5_000_000, people: [ROSE] },
		...{ channels: ['email', 'push'], quiet_from: null, quiet_to: null },
	});
});

test('a try says how many messages are on their way', async () => {
	const api = fakeApi()
		.on(alertsApi.list, () => aPage([aRule()]))
		.on(channelsApi.read, () => channels())
		.on(alertsApi.attempt, () => ({ sendings: 2 }));
	const { user } = await renderScreen(<alertRule.ListPage />, { path: '/dashboard/alertes/list' });
	await user.click(await screen.findByRole('button', { name: 'Actions pour Gros gains' }));
	await user.click(await screen.findByRole('menuitem', { name: 'M’envoyer un essai' }));
	const dialog = await screen.findByRole('alertdialog');
	await user.click(within(dialog).getByRole('button', { name: 'M’envoyer un essai' }));
	expect(await screen.findByText('2 messages d’essai partent.')).toBeInTheDocument();
	expect(api.received(alertsApi.attempt)[0]?.body).toEqual({ id: ID });
});

test('what was sent says what became of it, in words', async () => {
	fakeApi()
		.on(channelsApi.read, () => channels())
		.on(sendingsApi.list, () =>
			aPage([
				aSending({ is_doubtful: true }),
				aSending({
					...{ id: ROSE, state: 'failed', sent_at: null, tries: 3 },
					problem: { code: 'refused', value: '550 No such user' },
				}),
			]),
		);
	await renderScreen(<sending.ListPage />, { path: '/dashboard/alertes/envois' });
	const told = await screen.findByText(/Peut-être arrivé deux fois/);
	const [, first, second] = screen.getAllByRole('row');
	expect(first).toContainElement(told);
	expect(first).toHaveTextContent(
		/Paiement bloqué : New York midi.*Envoyé.*Peut-être arrivé deux fois/,
	);
	expect(second).toHaveTextContent(/Échec.*Refusé définitivement : 550 No such user/);
});

test('what was sent is found by its days', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	const api = fakeApi()
		.on(channelsApi.read, () => channels())
		.on(sendingsApi.list, () => aPage([aSending()]));
	const { user } = await renderScreen(<sending.ListPage />, { path: '/dashboard/alertes/envois' });
	await user.click(await screen.findByRole('button', { name: 'Calendrier : Du' }));
	await user.click(await screen.findByRole('button', { name: '7 jours' }));
	await waitFor(() =>
		expect(api.received(sendingsApi.list).at(-1)?.query).toMatchObject({
			...{ start_date: '2026-03-04', end_date: '2026-03-10' },
		}),
	);
});
