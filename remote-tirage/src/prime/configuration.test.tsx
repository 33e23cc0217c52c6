import { agentApi } from '@borlette/shared/contract/agent';
import { primeApi, primeTirageApi } from '@borlette/shared/contract/prime';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	aPage,
	expectAccessible,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { ConfigurationNewPage, listPageOf } from './pages.tsx';
import { aTiragePrime, inherited, TIRAGE } from './testing/primes.ts';

const PATH = '/dashboard/tirage/configuration';
const TiragePrimes = listPageOf('tirage');
const aTirage = { id: TIRAGE, name: 'New York Midi' } as never;

test('a rate left empty says what it inherits and from where; only own rates are sent', async () => {
	const calls = fakeApi()
		.on(tirageApi.list, () => aPage([aTirage]))
		.on(primeApi.inherited, () => ({
			...inherited,
			lotto3: { units: 450, from: 'surcussale' as const },
		}))
		.on(primeTirageApi.create, () => aTiragePrime());
	const { user, address } = await renderScreen(<ConfigurationNewPage />, {
		path: `${PATH}/tirage/new`,
		route: `${PATH}/:type/new`,
	});
	expect(screen.getByRole('heading', { name: 'Nouvelle prime de tirage' })).toBeInTheDocument();
	const replay = screen.getByRole('button', { name: /Rejouer/ });
	expect(replay).toBeDisabled();
	const tirage = await screen.findByRole('combobox', { name: /^Tirage/ });
	await within(tirage).findByRole('option', { name: 'New York Midi' });
	await user.selectOptions(tirage, 'New York Midi');
	const lotto3 = screen.getByLabelText('Lotto 3', { selector: 'input' });
	await waitFor(() => expect(lotto3).toHaveAttribute('placeholder', '450'));
	expect(lotto3).toHaveAccessibleDescription(/Vide : 450, prime de la surcussale/);
	expect(screen.getByRole('region', { name: 'Lotto 3' })).toHaveTextContent(/45\s%/);
	await fill(screen.getByLabelText('1er lot'), '60');
	expect(screen.getByRole('region', { name: 'Borlette' })).toHaveTextContent(/90\s%/);
	expect(replay).toBeEnabled();
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(address().pathname).toBe(`${PATH}/tirage`));
	expect(calls.received(primeApi.inherited)[0]?.query).toEqual({ tirage_id: TIRAGE });
	expect(calls.received(primeTirageApi.create)[0]?.body).toEqual({
		tirage_id: TIRAGE,
		borlette1: 60,
		...{ borlette2: null, borlette3: null, mariage: null, mariage_gratuit: null },
		...{ lotto3: null, lotto4: null, lotto5: null },
	});
});

test('the list tells own rates from inherited ones, and deleting says what applies then', async () => {
	const calls = fakeApi()
		.on(tirageApi.list, () => aPage([aTirage]))
		.on(primeTirageApi.list, () => aPage([aTiragePrime()]))
		.on(primeTirageApi.remove, ({ body }) => body);
	const { user } = await renderScreen(<TiragePrimes />, { path: `${PATH}/tirage` });
	const row = (await screen.findByRole('link', { name: 'New York Midi' })).closest('tr');
	expect(row).toHaveTextContent(/60 \/ 20 \(hérité\) \/ 10 \(hérité\)/);
	expect(row).toHaveTextContent('Non officiel');
	const tabs = screen.getByRole('navigation', { name: 'Sortes de primes' });
	expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(
		'Primes par tirage',
	);
	expect(within(tabs).getAllByRole('link')).toHaveLength(4);
	await user.click(within(row as HTMLElement).getByRole('button', { name: /Actions/ }));
	await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
	const dialog = await screen.findByRole('alertdialog');
	expect(dialog).toHaveTextContent(/paieront la prime de la surcussale, sinon la générale/);
	await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
	await waitFor(() => expect(calls.received(primeTirageApi.remove)).toHaveLength(1));
});

test('where there is nobody yet to pay otherwise, the form leads to where they are added', async () => {
	fakeApi()
		.on(agentApi.list, () => aPage([]))
		.on(tirageApi.list, () => aPage([aTirage]))
		.on(primeApi.inherited, () => inherited);
	await renderScreen(<ConfigurationNewPage />, {
		path: `${PATH}/agent/new`,
		route: `${PATH}/:type/new`,
	});
	const link = await screen.findByRole('link', { name: 'Ajoutez-en d’abord' });
	expect(link).toHaveAttribute('href', '/dashboard/agent/new');
});

test('an unknown kind is no page', async () => {
	const { address } = await renderScreen(<ConfigurationNewPage />, {
		path: `${PATH}/pays/new`,
		route: `${PATH}/:type/new`,
	});
	expect(address().pathname).toBe('/404');
});
