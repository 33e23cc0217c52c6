import { primeApi, RATES } from '@borlette/shared/contract/prime';
import { whatIfApi } from '@borlette/shared/contract/what-if';
import {
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
import { GeneralPage } from './GeneralPage.tsx';
import { anAnswer, aPrime } from './testing/primes.ts';

const PATH = '/dashboard/tirage/configuration/generale';
const open = (user = aUser(), path = PATH) => renderScreen(<GeneralPage />, { path, user });
const rate = (label: string) => screen.findByLabelText(new RegExp(`^${label}\\*?$`));
const game = (name: string) => screen.getByRole('region', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

test('what a game gives back follows the typing, and what is not official is said', async () => {
	fakeApi().on(primeApi.list, () => aPage([aPrime()]));
	await open();
	expect(await rate('1er lot')).toHaveValue('50');
	expect(await rate('1er lot')).toHaveAccessibleDescription('Officiel : 50');
	// The trade agrees on the borlette alone.
	expect(within(game('Mariage')).getByRole('textbox')).not.toHaveAccessibleDescription(/Officiel/);
	expect(game('Borlette')).toHaveTextContent(/80\s%/);
	expect(game('Mariage')).toHaveTextContent(/59,4\s%/);
	await expectAccessible();
	await fill(await rate('1er lot'), '60');
	expect(game('Borlette')).toHaveTextContent(/90\s%/);
	expect(within(game('Borlette')).getByRole('status')).toHaveTextContent(
		/pas le taux officiel 50 \/ 20 \/ 10, qui rend 80\s%/,
	);
	expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a rate that is changed says what it was before, until it is that again', async () => {
	fakeApi().on(primeApi.list, () => aPage([aPrime()]));
	await open();
	await fill(await rate('1er lot'), '60');
	expect(await rate('1er lot')).toHaveAccessibleDescription('Officiel : 50 Avant : 50');
	expect(await rate('2e lot')).toHaveAccessibleDescription('Officiel : 20');
	await fill(await rate('1er lot'), '50');
	expect(await rate('1er lot')).toHaveAccessibleDescription('Officiel : 50');
});

test('above 100 % it says what that means, and is saved once confirmed', async () => {
	const calls = fakeApi()
		.on(primeApi.list, () => aPage([aPrime()]))
		.on(primeApi.update, ({ body }) => {
			if (!body.confirmed) {
				throw new Refusal('validation_failed', { fields: { confirmed: { code: 'required' } } });
			}
			return aPrime({ ...body, version: 5 });
		});
	const { user } = await open();
	await fill(await rate('1er lot'), '75');
	const warning = screen.getByRole('group', { name: /perd de l’argent/ });
	expect(warning).toHaveTextContent(
		/Borlette rend 105\s% : pour 100,00\sG misés, 105,00\sG sont payés/,
	);
	await user.click(save());
	const error = await within(warning).findByText(/Cochez pour enregistrer/);
	expect(error).toHaveAttribute('aria-live', 'off');
	await expectAccessible();
	await user.click(within(warning).getByRole('checkbox', { name: /Je confirme/ }));
	await user.click(save());
	await waitFor(() => expect(calls.received(primeApi.update)).toHaveLength(2));
	const { body } = calls.received(primeApi.update)[1] ?? {};
	expect(body).toMatchObject({ borlette1: 75, borlette2: 20, confirmed: true, version: 4 });
	expect(Object.keys(body ?? {}).sort()).toEqual([...RATES, 'confirmed', 'version'].sort());
});

test('what somebody else saved meanwhile is compared', async () => {
	fakeApi()
		.on(primeApi.list, () => aPage([aPrime()]))
		.on(primeApi.update, () => {
			throw new Refusal('version_conflict', { current: aPrime({ borlette1: 55, version: 5 }) });
		});
	const { user } = await open();
	await fill(await rate('1er lot'), '60');
	await user.click(save());
	const choice = await screen.findByRole('radiogroup', { name: '1er lot' });
	expect(choice).toHaveTextContent(/60.*55/);
	expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
});

test('the last draws are replayed with what is typed, and an old answer is said to be one', async () => {
	const calls = fakeApi()
		.on(primeApi.list, () => aPage([aPrime()]))
		.on(whatIfApi.replay, () => anAnswer());
	const { user } = await open();
	await fill(await rate('1er lot'), '60');
	const panel = screen.getByRole('region', { name: /Et si/ });
	const replay = within(panel).getByRole('button', { name: /Rejouer les 30 derniers tirages/ });
	await user.click(replay);
	expect(await within(panel).findByText(/resté 100,00\sG de moins/)).toBeInTheDocument();
	expect(calls.received(whatIfApi.replay)[0]?.body.prime).toMatchObject({
		agent_id: null,
		tirage_id: null,
		borlette1: 60,
	});
	expect(within(panel).getByRole('img')).toHaveAccessibleName(
		/500,00\sG en tout, 600,00\sG rejoués/,
	);
	expect(panel).toHaveTextContent(/pire tirage : New York Midi/);
	await user.click(within(panel).getByRole('checkbox', { name: 'Voir en tableau' }));
	expect(within(panel).getByRole('row', { name: /New York Midi/ })).toHaveTextContent(/−100,00\sG/);
	await expectAccessible();
	await fill(await rate('2e lot'), '21');
	expect(panel).toHaveTextContent('Vous avez changé la saisie depuis');
	await fill(await rate('2e lot'), '');
	expect(replay).toBeDisabled();
});

test.each([
	[anAnswer({ draws: [], worst: null }), /Aucun tirage à rejouer/],
	[anAnswer({ is_cut: true }), /voici le tirage le plus récent/],
])('an answer of less than all draws says so', async (answer, text) => {
	fakeApi()
		.on(primeApi.list, () => aPage([aPrime()]))
		.on(whatIfApi.replay, () => answer);
	const { user } = await open();
	await rate('1er lot');
	await user.click(screen.getByRole('button', { name: /Rejouer/ }));
	expect(await screen.findByText(text)).toBeInTheDocument();
});

test('when the replay fails it can be tried again', async () => {
	const api = fakeApi()
		.on(primeApi.list, () => aPage([aPrime()]))
		.on(whatIfApi.replay, () => {
			throw new Refusal('internal');
		});
	const { user } = await open();
	await rate('1er lot');
	await user.click(screen.getByRole('button', { name: /Rejouer/ }));
	const alert = await screen.findByRole('alert');
	api.on(whatIfApi.replay, () => anAnswer());
	await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
	expect(await screen.findByText(/de moins/)).toBeInTheDocument();
});

test('without the permission to change it, or of another company, it is only read', async () => {
	fakeApi().on(primeApi.list, () =>
		aPage([aPrime(), aPrime({ company_id: 'other', companyname: 'Soley' })]),
	);
	const { unmount } = await open(aUser({ perms: ['view_tauxtirage'] }));
	expect(await screen.findByText(/la modifier demande une autre permission/)).toBeInTheDocument();
	expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
	unmount();
	await open(aUser({ role: 'superuser' }), `${PATH}?company=other`);
	expect(await screen.findByText(/choisissez d’abord Soley/)).toBeInTheDocument();
	expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
