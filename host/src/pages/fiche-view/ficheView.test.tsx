import { configApi } from '@borlette/shared/contract/config';
import type { FicheVerification } from '@borlette/shared/contract/fiche.ticket';
import { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import {
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { Fiche2ViewPage } from './Fiche2ViewPage.tsx';
import { RefForm } from './RefForm.tsx';

const REF = '7K3F9QXM2B4D';
const WON: FicheVerification = {
	ref_code: REF,
	companyname: 'Lakay Lotto',
	currency: 'USD',
	timezone: 'America/Port-au-Prince',
	draw_date: '2026-03-10',
	total: 15_000,
	gain: 750_000,
	status: 'winning',
	expires_on: '2026-06-08',
	draws: [
		{
			instance_id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b05',
			tirage_name: 'New York Midi',
			draw_at: '2026-03-10T18:30:00Z',
			timezone: 'America/New_York',
			state: 'settled',
			lotto3: '107',
			lot1: '07',
			lot2: '22',
			lot3: '33',
		},
	],
};

const api = () =>
	fakeApi().on(configApi.read, () => {
		throw new Refusal('unavailable');
	});
const open = (typed: string) =>
	renderScreen(<Fiche2ViewPage />, {
		user: null,
		path: `/fiche2-view/${typed}`,
		route: '/fiche2-view/:refCode',
		bringsMain: true,
	});

test('a ticket says what it won, in its company’s money; no search engine lists it', async () => {
	const calls = api().on(ficheViewApi.verification, () => WON);
	const { address } = await open('7k3f-9qxm-2b4d');
	expect(await screen.findByText(/Cette fiche gagne 7\s500,00\s\$/)).toBeInTheDocument();
	expect(address().pathname).toBe(`/fiche2-view/${REF}`);
	expect(calls.received(ficheViewApi.verification)[0]?.params).toEqual({ refCode: REF });
	expect(screen.getByText('1er 07 · 2e 22 · 3e 33 · Lotto 3 107')).toBeInTheDocument();
	expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
		'content',
		expect.stringContaining('noindex'),
	);
	await expectAccessible();
});

test('a ticket that won while another of its draws is to come says how much, and that it still plays', async () => {
	const toCome = { state: 'open', lotto3: null, lot1: null, lot2: null, lot3: null } as const;
	const playing: FicheVerification = {
		...WON,
		status: 'sold',
		draws: WON.draws.flatMap((draw) => [draw, { ...draw, ...toCome, instance_id: REF }]),
	};
	api().on(ficheViewApi.verification, () => playing);
	await open(REF);
	expect(
		await screen.findByText(/Cette fiche gagne déjà 7\s500,00\s\$ et reste en jeu/),
	).toBeInTheDocument();
});

test.each<[FicheVerification['status'], boolean]>([
	['sold', true],
	['winning', true],
	['expired', true],
	['deleted', false],
	['losing', false],
	['paid', false],
])('until when a gain is paid is said of a ticket that is %s: %s', async (status, says) => {
	api().on(ficheViewApi.verification, () => ({ ...WON, status }));
	await open(REF);
	expect(await screen.findByText('Lakay Lotto')).toBeInTheDocument();
	expect(screen.queryAllByText(/^Un gain se paie jusqu’au/)).toHaveLength(Number(says));
});

test('an unknown reference says what to compare, and offers another try', async () => {
	api().on(ficheViewApi.verification, () => {
		throw new Refusal('not_found');
	});
	await open('000000000000');
	expect(await screen.findByText('Aucune fiche ne porte cette référence')).toBeInTheDocument();
	expect(screen.getByRole('textbox', { name: 'Référence de la fiche' })).toBeInTheDocument();
});

test('too many tries: the page says how long to wait and asks nothing meanwhile', async () => {
	const calls = api().on(ficheViewApi.verification, () => {
		throw new Refusal('too_many_requests', { retryAfter: 40 });
	});
	await open(REF);
	const wait = await screen.findByText(/Vous pourrez réessayer dans (40|39) secondes/);
	// Said with the failure, and not again with every second that passes.
	expect(screen.getByRole('alert')).toContainElement(wait);
	expect(wait.closest('[aria-live], [role=timer], [role=alert]')).toHaveAttribute(
		'aria-live',
		'off',
	);
	expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDisabled();
	expect(calls.received(ficheViewApi.verification)).toHaveLength(1);
});

test('a reference is read however it is typed; what is none is refused at its field', async () => {
	const { user, address } = await renderScreen(<RefForm />, { user: null });
	const field = screen.getByRole('textbox', { name: 'Référence de la fiche' });
	const check = screen.getByRole('button', { name: 'Vérifier' });
	await user.click(check);
	expect(field).toHaveAccessibleDescription(/Tapez la référence/);
	expect(field).toHaveFocus();
	await fill(field, '7K3F');
	expect(field).toHaveAccessibleDescription(/Ce n’est pas une référence/);
	// O is a zero, I and L are ones.
	await fill(field, '7k3f-9qxm ob-il');
	await user.click(check);
	await waitFor(() => expect(address().pathname).toBe('/fiche2-view/7K3F9QXM0B11'));
});
