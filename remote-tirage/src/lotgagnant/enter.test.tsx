import { lotGagnantApi } from '@borlette/shared/contract/lotgagnant';
import { onUnheard } from '@borlette/shared/data';
import {
	act,
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

const open = (user = aUser()) =>
	renderScreen(<DatePage />, {
		path: `/dashboard/tirage/dates/${ID}`,
		route: '/dashboard/tirage/dates/:instanceId',
		user,
	});
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}\\s*\\*?$`));
/** Somebody looks at the tab again a minute later. */
async function comeBack() {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW) + 60_000);
	await act(
		async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
	);
}
const lots = (within_: HTMLElement) =>
	within(within_)
		.getAllByRole('definition')
		.map(({ textContent }) => textContent);

test('a pick with too few digits says how many it takes, and shows one', async () => {
	fakeApi().on(lotGagnantApi.history, () => historyOf(anInstance()));
	const { user } = await open();
	await user.type(await field('Pick 3'), '7');
	await user.type(await field('Pick 4'), '081');
	await user.tab();
	expect(await field('Pick 3')).toHaveAccessibleDescription(
		/Un seul chiffre : il en faut trois, zéros compris, par exemple 042/,
	);
	expect(await field('Pick 4')).toHaveAccessibleDescription(
		/3 chiffres : il en faut quatre, zéros compris, par exemple 0815/,
	);
	await user.clear(await field('Pick 3'));
	expect(await field('Pick 3')).not.toHaveAccessibleDescription(/par exemple/);
});

test('digits become balls; what the result would cost is shown before anything is entered', async () => {
	let instance = anInstance();
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(instance))
		.on(lotGagnantApi.preview, () => aPreview())
		.on(lotGagnantApi.enter, () => {
			instance = entered();
			return instance;
		});
	const { user } = await open();
	await user.type(await field('Pick 3'), '1x079');
	await user.type(await field('Pick 4'), '2211');
	expect(await field('Pick 3')).toHaveValue('107');
	const form = screen.getByRole('region', { name: 'Entrer le résultat' });
	expect(lots(form)).toEqual(['107', '07', '22', '11']);
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));

	const share = await within(form).findByText('Part des ventes');
	expect(share.parentElement).toHaveTextContent(/49,22\s%d’habitude 60\s%/);
	expect(form).toHaveTextContent(/À payer5\s020,00\sGpour 10\s200,00\sG de ventes/);
	expect(form).toHaveTextContent('vendue dans les 2 dernières minutes');
	expect(
		within(form).getByRole('row', { name: /ABCD 2345 EFGH.*Élise Zamor.*Tardive/ }),
	).toBeVisible();
	// How much comes before the name, which may be long.
	const headings = within(form)
		.getAllByRole('columnheader')
		.map(({ textContent }) => textContent);
	expect(headings.slice(0, 2)).toEqual(['Fiche', 'Gains']);
	expect(calls.received(lotGagnantApi.enter)).toEqual([]);
	await expectAccessible();

	expect(screen.getByRole('checkbox', { name: /J’ai regardé ce point/ })).toHaveFocus();
	expect(screen.getByRole('button', { name: 'Entrer ce résultat' })).toBeDisabled();
	await user.click(screen.getByRole('checkbox', { name: /J’ai regardé ce point/ }));
	await user.click(screen.getByRole('button', { name: 'Entrer ce résultat' }));
	expect(await screen.findByText(/^Vous avez entré ce résultat/)).toBeInTheDocument();
	// The form that had the focus is gone.
	const another = screen.getByRole('button', { name: 'Entrer un autre résultat' });
	await waitFor(() => expect(another).toHaveFocus());
	await user.keyboard('{Enter}');
	expect(await field('Pick 3')).toHaveFocus();
	expect(calls.received(lotGagnantApi.enter).map(({ body }) => body)).toEqual([
		{ instance_id: ID, pick3: '107', pick4: '2211', seen_warnings: ['late_win'] },
	]);
	expect(screen.queryByRole('button', { name: 'Confirmer le résultat' })).toBeNull();
});

test('what was typed stays when somebody else enters a result meanwhile, who is named', async () => {
	let instance = anInstance();
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(instance))
		.on(lotGagnantApi.preview, () => aPreview({ warnings: [] }))
		.on(lotGagnantApi.enter, () => {
			instance = entered({ revision: 2 });
			return instance;
		});
	const { user } = await open();
	await fill(await field('Pick 3'), '108');
	instance = unseen({ confirmation: 'not_house' });
	await comeBack();
	const form = await screen.findByRole('region', { name: 'Entrer un autre résultat' });
	expect(screen.getByText(/^Entré par Rose Petit/)).toBeInTheDocument();
	expect(await field('Pick 3')).toHaveValue('108');
	await user.click(within(form).getByRole('button', { name: 'Vérifier' }));
	await user.click(await within(form).findByRole('button', { name: 'Entrer ce résultat' }));
	expect(await screen.findByText(/^Vous avez entré ce résultat/)).toBeInTheDocument();
	expect(screen.queryByLabelText(/^Pick 3/)).toBeNull();
	expect(calls.received(lotGagnantApi.enter)).toHaveLength(1);
});

test('a refusal that comes when there is nothing to enter any more is told', async () => {
	let instance = anInstance();
	let refuse = () => {};
	const refused = new Promise<never>((_, reject) => {
		refuse = () => reject(new Refusal('conflict'));
	});
	fakeApi()
		.on(lotGagnantApi.history, () => historyOf(instance))
		.on(lotGagnantApi.preview, () => aPreview({ warnings: [] }))
		.on(lotGagnantApi.enter, () => refused as never);
	const told = jest.fn();
	onUnheard(told);
	const { user } = await open();
	await fill(await field('Pick 3'), '108');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	await user.click(await screen.findByRole('button', { name: 'Entrer ce résultat' }));
	instance = anInstance({ state: 'cancelled' });
	await comeBack();
	expect(await screen.findByText('Annulé : chaque mise est rendue.')).toBeInTheDocument();
	await act(async () => refuse());
	expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'conflict' }));
});

test('a date that a changed schedule took back is not shown as if it sold', async () => {
	const calls = fakeApi().on(lotGagnantApi.history, () => historyOf(anInstance({ state: 'open' })));
	await open();
	expect(await screen.findByText('Ouvert')).toBeInTheDocument();
	calls.on(lotGagnantApi.history, () => {
		throw new Refusal('not_found');
	});
	await comeBack();
	expect(await screen.findByText(/n’existe pas ou n’existe plus/)).toBeInTheDocument();
	expect(screen.queryByText('Ouvert')).toBeNull();
	expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

test('too few digits are said at their field, and nothing is asked of the API', async () => {
	const calls = fakeApi().on(lotGagnantApi.history, () => historyOf(anInstance()));
	const { user } = await open();
	await fill(await field('Pick 3'), '10');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	expect(await field('Pick 3')).toBeInvalid();
	expect(calls.received(lotGagnantApi.preview)).toEqual([]);
});

test('a correction needs its reason, and names what is taken back', async () => {
	const calls = fakeApi()
		.on(lotGagnantApi.history, () => historyOf(settled()))
		.on(lotGagnantApi.preview, () =>
			aPreview({ gain: 0, fiches_gagnantes: 0, largest: [], warnings: [] }),
		)
		.on(lotGagnantApi.enter, () => entered({ state: 'settled', revision: 2 }));
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Corriger le résultat' }));
	expect(await field('Motif')).toBeRequired();
	await fill(await field('Pick 3'), '108');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	expect(await screen.findByText('Ce champ est requis.')).toBeInTheDocument();
	expect(calls.received(lotGagnantApi.preview)).toEqual([]);
	await fill(await field('Motif'), ' Mal lu ');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	expect(
		await screen.findByText(/2 fiches gagnent 5\s020,00\sG : ces gains seront repris/),
	).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Entrer ce résultat' }));
	await waitFor(() =>
		expect(calls.received(lotGagnantApi.enter)[0]?.body).toEqual({
			instance_id: ID,
			pick3: '108',
			pick4: null,
			reason: 'Mal lu',
			seen_warnings: [],
		}),
	);
});

test('a correction that comes too late is not offered', async () => {
	fakeApi()
		.on(lotGagnantApi.history, () => historyOf(settled()))
		.on(lotGagnantApi.preview, () => aPreview({ paid_fiche: 'ABCD2345EFGH' }));
	const { user } = await open();
	await user.click(await screen.findByRole('button', { name: 'Corriger le résultat' }));
	await fill(await field('Pick 3'), '108');
	await fill(await field('Motif'), 'Mal lu');
	await user.click(screen.getByRole('button', { name: 'Vérifier' }));
	const barred = await screen.findByRole('alert');
	expect(barred).toHaveTextContent(/La fiche ABCD 2345 EFGH est déjà payée/);
	// And what is left to do.
	expect(barred).toHaveTextContent(/par un ajustement, avec son motif \(Nouveau mouvement\)/);
	// Nobody is asked whether it is the right one: it cannot be entered.
	expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
	expect(screen.getByRole('button', { name: 'Modifier' })).toHaveFocus();
	expect(screen.getByRole('button', { name: 'Entrer ce résultat' })).toBeDisabled();
});

test('a supervisor sees where it stands and is offered nothing', async () => {
	fakeApi().on(lotGagnantApi.history, () => historyOf(anInstance()));
	await open(aUser({ role: 'supervisor', perms: ['view_lot_gagnant_partiel', 'change_tirage'] }));
	expect(await screen.findByText('Tiré. Le résultat n’est pas encore entré.')).toBeInTheDocument();
	expect(screen.queryByRole('button')).toBeNull();
});
