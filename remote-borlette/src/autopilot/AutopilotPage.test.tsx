import {
	type Autopilot,
	autopilotApi,
	type PilotReplay,
} from '@borlette/shared/contract/autopilot';
import {
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
import { AutopilotPage } from './AutopilotPage.tsx';

const DRAW = '1c2d3e4f-0000-4000-8000-000000000001';
const PATH = '/dashboard/borlette-configuration/pilote';

const aPilot = (traits: Partial<Autopilot> = {}): Autopilot => ({
	...{ version: 3, is_on: false, draw_ceiling: 20_000_000, ball_ceiling: 5_000_000 },
	history: [3, 2].map((version) => ({
		...{ version, is_on: version === 2, draw_ceiling: 20_000_000, ball_ceiling: null },
		actor_name: 'Mirlande Joseph',
		since: '2030-03-09T12:00:00Z',
	})),
	draws: [
		{
			instance_id: DRAW,
			tirage_name: 'New York Midi',
			timezone: 'America/New_York',
			draw_date: '2030-03-10',
			close_at: '2030-03-10T18:25:00Z',
			is_selling: true,
			worst: 15_000_000,
			ball: { game: 'lotto4', option: 2, numbers: '0712', liability: 4_000_000 },
			moves: [
				{
					...{ game: 'borlette', option: null, numbers: '07', step: 'refused', ceiling: 5_000_000 },
					...{ reached: 4_900_000, times: 3, staked: 45_000 },
					first_at: '2030-03-10T17:00:00Z',
					last_at: '2030-03-10T18:00:00Z',
				},
			],
		},
	],
	...traits,
});

const aReplay = (traits: Partial<PilotReplay> = {}): PilotReplay => ({
	...{ draws: 10, touched: 4, lines: 1_000, vente: 9_000_000, gain: 7_000_000 },
	...{ refused: 20, refused_vente: 300_000, cost: 270_000, saved: 1_270_000 },
	...{ worst: 90_000_000, worst_after: 19_000_000, loss: 60_000_000, loss_after: 12_000_000 },
	...{ from: '2030-01-10T18:30:00Z', next: null },
	...traits,
});

const show = () => renderScreen(<AutopilotPage />, { path: PATH });
const spaced = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('today’s draws stand against their ceilings, with what was refused', async () => {
	fakeApi().on(autopilotApi.read, () => aPilot());
	await show();
	expect(await screen.findByText('Arrêté')).toBeInTheDocument();
	expect(screen.getByText(/Boule la plus chère : Lotto 4 option 2 0712/)).toBeInTheDocument();
	expect(screen.getByText(/3 lignes refusées/)).toHaveTextContent('Borlette 07');
	await expectAccessible();
});

test('who may not change the ceilings reads them, and may replay a year with them', async () => {
	const calls = fakeApi()
		.on(autopilotApi.read, () => aPilot({ ball_ceiling: null }))
		.on(autopilotApi.replay, () => aReplay());
	const { user } = await renderScreen(<AutopilotPage />, {
		path: PATH,
		user: aUser({ perms: ['view_typeboule'] }),
	});
	const ceilings = await screen.findByRole('region', { name: 'Plafonds' });
	expect(ceilings).toHaveTextContent(/ne jamais perdre plus de200\s000,00\sG/);
	expect(ceilings).toHaveTextContent('ne jamais payer plus desans plafond');
	expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
	expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
	await user.click(within(ceilings).getByRole('button', { name: 'Rejouer une année' }));
	await waitFor(() => expect(calls.received(autopilotApi.replay)).toHaveLength(1));
	await expectAccessible();
});

/** Its question, with an API that answers these pieces of the year. */
async function askToTurnOn(...pieces: (() => PilotReplay | Promise<PilotReplay>)[]) {
	const api = fakeApi()
		.on(autopilotApi.read, () => aPilot())
		.on(autopilotApi.change, () => aPilot({ is_on: true }))
		.on(autopilotApi.replay, () => pieces.shift()?.() ?? aReplay());
	const { user } = await show();
	await user.click(await screen.findByRole('button', { name: 'Mettre en marche' }));
	const dialog = await screen.findByRole('alertdialog');
	const turnOn = within(dialog).getByRole('button', { name: 'Mettre en marche' });
	return { api, user, dialog, turnOn };
}

test('it is turned on once the question has shown the year with the saved ceilings', async () => {
	let answer = (_: PilotReplay) => {};
	const older = new Promise<PilotReplay>((resolve) => {
		answer = resolve;
	});
	const newer = aReplay({ next: '2030-01-10T18:30:00Z' });
	const { api, user, dialog, turnOn } = await askToTurnOn(
		() => newer,
		() => older,
	);
	expect(dialog).toHaveTextContent(spaced('200 000,00 G'));
	expect(await within(dialog).findByText('Tirages rejoués : 10')).toBeInTheDocument();
	expect(turnOn).toBeDisabled();
	answer(aReplay({ from: '2029-06-01T18:30:00Z' }));
	expect(await within(dialog).findByText(/Sur 20 tirages/)).toHaveTextContent(
		spaced('20 000,00 G de plus'),
	);
	for (const figure of ['40', '25 400,00 G', '5 400,00 G']) {
		expect(within(dialog).getByText(spaced(`^${figure}$`))).toBeInTheDocument();
	}
	await expectAccessible();
	await user.click(turnOn);
	await waitFor(() => expect(api.received(autopilotApi.change)).toHaveLength(1));
	const saved = { draw_ceiling: 20_000_000, ball_ceiling: 5_000_000 };
	expect(api.received(autopilotApi.change)[0]?.body).toEqual({ version: 3, is_on: true, ...saved });
	expect(api.received(autopilotApi.replay)[0]?.body).toEqual({ ...saved, before: null });
});

test('a year that failed is tried again; one that was replayed is not replayed anew', async () => {
	const { api, user, dialog, turnOn } = await askToTurnOn(() => {
		throw new Refusal('too_many_requests');
	});
	const failed = await within(dialog).findByText('L’année n’a pas pu être rejouée');
	expect(turnOn).toBeDisabled();
	await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
	await waitFor(() => expect(turnOn).toBeEnabled());
	expect(failed).not.toBeInTheDocument();
	await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
	await user.click(await screen.findByRole('button', { name: 'Mettre en marche' }));
	const again = await screen.findByRole('alertdialog');
	expect(within(again).getByRole('button', { name: 'Mettre en marche' })).toBeEnabled();
	expect(api.received(autopilotApi.replay)).toHaveLength(2);
});

test('a house that has settled no draw yet is told so, and may turn it on', async () => {
	const none = { draws: 0, from: null, worst: null, worst_after: null, loss: null };
	const { dialog, turnOn } = await askToTurnOn(() => aReplay({ ...none, loss_after: null }));
	expect(await within(dialog).findByText(/aucun tirage réglé/)).toBeInTheDocument();
	expect(turnOn).toBeEnabled();
});

test('the year comes piece by piece and is one sum, with what is typed', async () => {
	const pieces = [
		aReplay({ next: '2030-01-10T18:30:00Z' }),
		aReplay({ worst: 95_000_000, from: '2029-06-01T18:30:00Z' }),
	];
	const api = fakeApi()
		.on(autopilotApi.read, () => aPilot())
		.on(autopilotApi.replay, () => pieces.shift() ?? aReplay());
	const { user } = await show();
	await fill(await screen.findByRole('textbox', { name: /Par tirage/ }), '300000');
	await user.click(screen.getByRole('button', { name: 'Rejouer une année' }));
	expect(await screen.findByText(/Sur 20 tirages/)).toHaveTextContent(
		spaced('20 000,00 G de plus'),
	);
	expect(screen.getByText(spaced('sans pilote : 950 000,00 G'))).toBeInTheDocument();
	const asked = api.received(autopilotApi.replay).map(({ body }) => body);
	expect(asked).toEqual([
		{ draw_ceiling: 30_000_000, ball_ceiling: 5_000_000, before: null },
		{ draw_ceiling: 30_000_000, ball_ceiling: 5_000_000, before: '2030-01-10T18:30:00Z' },
	]);
});

test('a year that nobody waits for any more is not replayed on', async () => {
	let answer = (_: PilotReplay) => {};
	const first = new Promise<PilotReplay>((resolve) => {
		answer = resolve;
	});
	const pieces = [first];
	const api = fakeApi()
		.on(autopilotApi.read, () => aPilot())
		.on(autopilotApi.replay, () => pieces.shift() ?? aReplay());
	const left = await show();
	await left.user.click(await screen.findByRole('button', { name: 'Rejouer une année' }));
	await waitFor(() => expect(api.received(autopilotApi.replay)).toHaveLength(1));
	left.unmount();
	answer(aReplay({ next: '2030-01-10T18:30:00Z' }));
	// Whoever comes back has the year replayed anew: the one before would have gone on meanwhile.
	const { user } = await show();
	await user.click(await screen.findByRole('button', { name: 'Rejouer une année' }));
	expect(await screen.findByText(/Sur 10 tirages/)).toBeInTheDocument();
	const asked = api.received(autopilotApi.replay).map(({ body }) => body.before);
	expect(asked).toEqual([null, null]);
});
