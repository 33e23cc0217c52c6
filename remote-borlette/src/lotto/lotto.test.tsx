import { type Lotto, lottoApi } from '@borlette/shared/contract/lotto';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
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
import { lotto } from './lotto.resource.ts';

const [DELMAS, JACMEL] = [
	'1c2d3e4f-0000-4000-8000-000000000001',
	'1c2d3e4f-0000-4000-8000-000000000002',
];
const OPTION: Lotto = {
	id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b02',
	companyname: null,
	game: 'lotto4',
	option: 2,
	name: 'Lotto 4 option 2',
	colour: '#7E22CE',
	position: 5,
	blocked_surcussales: [DELMAS],
	is_active: true,
	version: 3,
	created_at: '2026-03-10T12:00:00Z',
};
const EDIT = {
	path: `/dashboard/borlette/lotto/${OPTION.id}/edit`,
	route: '/dashboard/borlette/lotto/:optionId/edit',
};

const api = () =>
	fakeApi()
		.on(surcussaleApi.list, () =>
			aPage([
				{ id: DELMAS, name: 'Delmas 33' },
				{ id: JACMEL, name: 'Jacmel Portail' },
			] as never[]),
		)
		.on(lottoApi.one, () => OPTION)
		.on(lottoApi.update, () => OPTION)
		.on(lottoApi.create, () => OPTION)
		.on(lottoApi.list, () => aPage([OPTION]));

test('the list says where an option is blocked', async () => {
	api();
	await renderScreen(<lotto.ListPage />, { path: '/dashboard/borlette/lotto' });
	const row = await screen.findByRole('row', { name: /Lotto 4 option 2/ });
	expect(row).toHaveTextContent('1 surcussale');
});

test('an option is blocked in further surcussales', async () => {
	const calls = api();
	const { user } = await renderScreen(<lotto.EditPage />, EDIT);
	expect(await screen.findByRole('checkbox', { name: 'Delmas 33' })).toBeChecked();
	await user.click(screen.getByRole('checkbox', { name: 'Jacmel Portail' }));
	expect(screen.getByText('2 éléments choisis')).toBeInTheDocument();
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() =>
		expect(calls.received(lottoApi.update)[0]?.body).toMatchObject({
			version: 3,
			blocked_surcussales: [DELMAS, JACMEL],
		}),
	);
});

test('without block_option the surcussales are not asked for, and stay as they are', async () => {
	const calls = api();
	const { user } = await renderScreen(<lotto.EditPage />, {
		...EDIT,
		user: aUser({ perms: ['view_lotto', 'change_lotto'] }),
	});
	await fill(await screen.findByRole('textbox', { name: /Nom/ }), 'Option deux');
	expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() =>
		expect(calls.received(lottoApi.update)[0]?.body).toMatchObject({
			name: 'Option deux',
			blocked_surcussales: [DELMAS],
		}),
	);
});

test('only games of several options ask which; the further ones take option_plus', async () => {
	const calls = api();
	const { user } = await renderScreen(<lotto.NewPage />, {
		path: '/dashboard/borlette/lotto/new',
		user: aUser({ perms: ['view_lotto', 'add_lotto'] }),
	});
	const game = await screen.findByRole('combobox', { name: /Jeu/ });
	await user.selectOptions(game, 'Lotto 4');
	const option = await screen.findByRole('combobox', { name: /Option/ });
	expect(option).toHaveValue('1');
	expect(option).toHaveAccessibleDescription(/permission de plus/);
	expect(screen.getByRole('option', { name: '2' })).toBeDisabled();
	await user.selectOptions(game, 'Borlette');
	expect(await screen.findByText('Ce jeu n’a pas d’options.')).toBeInTheDocument();
	await fill(screen.getByRole('textbox', { name: /Nom/ }), 'Borlette');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() =>
		expect(calls.received(lottoApi.create)[0]?.body).toMatchObject({ game: 'borlette', option: 0 }),
	);
});
