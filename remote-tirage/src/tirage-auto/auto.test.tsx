import { companyApi } from '@borlette/shared/contract/company';
import { tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { AutoPage } from './AutoPage.tsx';

const A = '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b10';
const B = '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b11';
const company = (id: string, companyname: string) => ({
	id,
	companyname,
	ref_code: 'LL',
	user_photo: null,
	country_id: A,
	country_code: 'HT',
	currency: 'HTG',
	timezone: 'America/Port-au-Prince',
	is_active: true,
	address: '',
	version: 1,
	created_at: '2026-01-01T00:00:00Z',
});

test('what would be made is shown by company and day, then made for those that were chosen', async () => {
	let missing = 3;
	const calls = fakeApi()
		.on(companyApi.list, () => aPage([company(A, 'Lotto Lakay')]))
		.on(tirageAutoApi.preview, () => [
			{
				company_id: A,
				companyname: 'Lotto Lakay',
				dates: [
					{ draw_date: '2026-03-07', draws: 14, missing: 0 },
					{ draw_date: '2026-03-08', draws: 8, missing },
				],
			},
		])
		.on(tirageAutoApi.make, () => {
			missing = 0;
			return [{ company_id: A, companyname: 'Lotto Lakay', created: 3 }];
		});
	const { user } = await renderScreen(<AutoPage />, { user: aUser({ role: 'superuser' }) });
	expect(await screen.findByRole('row', { name: /Lotto Lakay/ })).toHaveTextContent(
		'Lotto Lakay3148, dont 3 à créer8+3',
	);
	await expectAccessible();
	await user.click(screen.getByRole('checkbox', { name: 'Toutes les compagnies actives' }));
	expect(screen.getByText('Choisissez au moins une compagnie.')).toBeInTheDocument();
	await user.click(await screen.findByRole('checkbox', { name: 'Lotto Lakay' }));
	await fill(screen.getByLabelText('Jours à venir'), '2');
	await user.click(await screen.findByRole('button', { name: 'Créer 3 dates' }));
	expect(await screen.findByText('3 dates créées.')).toBeInTheDocument();
	expect(calls.received(tirageAutoApi.make).map(({ body }) => body)).toEqual([
		{ days: 2, companies: [A] },
	]);
	await waitFor(() =>
		expect(screen.getByText('Toutes les dates de ces jours existent déjà.')).toBeInTheDocument(),
	);
});

test('what is pressed is what is shown: while another choice is looked up nothing can be made', async () => {
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const plan = (missing: number) => [
		{
			...{ company_id: A, companyname: 'Lotto Lakay' },
			dates: [{ draw_date: '2026-03-07', draws: missing, missing }],
		},
	];
	fakeApi()
		.on(companyApi.list, () => aPage([company(A, 'Lotto Lakay'), company(B, 'Lotto Pam')]))
		.on(tirageAutoApi.preview, async ({ body }) => {
			if (body.companies?.length !== 2) return plan(3);
			await arrived;
			return plan(30);
		});
	const { user } = await renderScreen(<AutoPage />, { user: aUser({ role: 'superuser' }) });
	await user.click(screen.getByRole('checkbox', { name: 'Toutes les compagnies actives' }));
	await user.click(await screen.findByRole('checkbox', { name: 'Lotto Lakay' }));
	expect(await screen.findByRole('button', { name: 'Créer 3 dates' })).toBeEnabled();
	await user.click(screen.getByRole('checkbox', { name: 'Lotto Pam' }));
	const button = screen.getByRole('button', { name: 'Créer 3 dates' });
	await waitFor(() => expect(button).toBeDisabled(), { timeout: 3_000 });
	arrive();
	expect(await screen.findByRole('button', { name: 'Créer 30 dates' })).toBeEnabled();
});

test('more days than the API takes are not asked for', async () => {
	const calls = fakeApi()
		.on(companyApi.list, () => aPage([]))
		.on(tirageAutoApi.preview, () => []);
	await renderScreen(<AutoPage />, { user: aUser({ role: 'superuser' }) });
	await fill(screen.getByLabelText('Jours à venir'), '40');
	expect(screen.getAllByText('Aujourd’hui compris, au plus 31.')).toHaveLength(2);
	expect(calls.received(tirageAutoApi.preview).map(({ body }) => body.days)).not.toContain(40);
});
