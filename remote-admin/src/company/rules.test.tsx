import { type CompanyDetails, companyApi } from '@borlette/shared/contract/company';
import {
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { RulesPage } from './RulesPage.tsx';

const ID = '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01';
const COMPANY: CompanyDetails = {
	id: ID,
	ref_code: 'LAKAY',
	companyname: 'Lakay Lotto',
	user_photo: null,
	country_id: '1c2d3e4f-0000-4000-8000-000000000001',
	country_code: 'HT',
	currency: 'HTG',
	timezone: 'America/Port-au-Prince',
	is_active: true,
	address: '',
	version: 3,
	created_at: '2026-01-02T03:04:05Z',
	admins: [],
	settings: {
		minutes_to_void: 5,
		default_cutoff_minutes: 5,
		first_lot_only: false,
		two_person_results: true,
		two_factor_admins: false,
		two_factor_supervisors: false,
		free_mariage_tiers: [
			{ from: 10_000, count: 1 },
			{ from: 20_000, count: 2 },
		],
		fiche_expiry_days: 90,
		max_stake: 10_000_000,
		max_exposure: 10_000_000_000,
		invoice_tiers: [{ from: 1, price: 1_000 }],
		invoice_currency: 'USD',
	},
};

const open = () =>
	renderScreen(<RulesPage />, {
		path: `/dashboard/company/${ID}/rules`,
		route: '/dashboard/company/:companyId/rules',
		user: aUser({ role: 'superuser' }),
	});

test('rows that do not rise are refused at their row; mended, all is sent', async () => {
	const calls = fakeApi()
		.on(companyApi.one, () => COMPANY)
		.on(companyApi.update, () => COMPANY);
	const { user, address } = await open();
	const second = await screen.findByRole('textbox', {
		name: 'Total de la fiche à partir de, palier 2',
	});
	await expectAccessible();
	await fill(second, '100');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(second).toHaveAccessibleDescription(/ici 100,01/));
	expect(calls.received(companyApi.update)).toEqual([]);
	await fill(second, '150');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(address().pathname).toBe('/dashboard/company/list'));
	expect(calls.received(companyApi.update)[0]?.body).toMatchObject({
		version: 3,
		companyname: 'Lakay Lotto',
		settings: { free_mariage_tiers: [{ from: 10_000 }, { from: 15_000, count: 2 }] },
	});
});

test('a house too small for the first row of invoices would be billed nothing: refused at that row', async () => {
	const calls = fakeApi()
		.on(companyApi.one, () => COMPANY)
		.on(companyApi.update, () => COMPANY);
	const { user } = await open();
	const first = await screen.findByRole('textbox', { name: 'Terminaux à partir de, palier 1' });
	await fill(first, '10');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(first).toHaveAccessibleDescription(/commence à 1/));
	expect(calls.received(companyApi.update)).toEqual([]);
	await fill(first, '1');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(calls.received(companyApi.update)).toHaveLength(1));
});

test('where nothing is invoiced no currency of invoices is asked for', async () => {
	fakeApi().on(companyApi.one, () => COMPANY);
	const { user } = await open();
	const currency = () => screen.queryByRole('combobox', { name: /^Monnaie des factures/ });
	const removals = await screen.findAllByRole('button', { name: /^Retirer le palier/ });
	expect(currency()).toHaveValue('USD');
	await user.click(removals.at(-1) as HTMLElement);
	expect(currency()).toBeNull();
});

test('what a line and a combination may cost is set like the other rules', async () => {
	const calls = fakeApi()
		.on(companyApi.one, () => COMPANY)
		.on(companyApi.update, () => COMPANY);
	const { user } = await open();
	await fill(await screen.findByRole('textbox', { name: /Mise maximale/ }), '2500');
	await fill(screen.getByRole('textbox', { name: /Perte maximale/ }), '300000000');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	const most = screen.getByRole('textbox', { name: /Perte maximale/ });
	await waitFor(() => expect(most).toHaveAccessibleDescription(/250.000.000/));
	await fill(most, '80000');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(calls.received(companyApi.update)).toHaveLength(1));
	expect(calls.received(companyApi.update)[0]?.body).toMatchObject({
		settings: { max_stake: 250_000, max_exposure: 8_000_000 },
	});
});

test('what somebody else changed meanwhile is compared, and the rest of it kept', async () => {
	const theirs = {
		...COMPANY,
		version: 4,
		companyname: 'Lakay Loterie',
		settings: { ...COMPANY.settings, minutes_to_void: 9 },
	};
	const calls = fakeApi()
		.on(companyApi.one, () => COMPANY)
		.on(companyApi.update, ({ body }) => {
			if (body.version === 3) throw new Refusal('version_conflict', { current: theirs });
			return theirs;
		});
	const { user } = await open();
	await fill(await screen.findByRole('textbox', { name: /Durée de validité/ }), '60');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	expect(await screen.findByText('Modifié entre-temps')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }));
	await waitFor(() => expect(calls.received(companyApi.update)).toHaveLength(2));
	expect(calls.received(companyApi.update)[1]?.body).toMatchObject({
		version: 4,
		companyname: 'Lakay Loterie',
		settings: { minutes_to_void: 9, fiche_expiry_days: 60 },
	});
});
