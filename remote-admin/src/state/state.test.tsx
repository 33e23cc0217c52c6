import { type State, stateApi } from '@borlette/shared/contract/state';
import {
	aUser,
	expectAccessible,
	fakeApi,
	renderScreen,
	screen,
	within,
} from '@borlette/shared/testing';
import { StatePage } from './StatePage.tsx';

const AT = '2026-11-25T21:00:00Z';
const aState = (traits: Partial<State> = {}): State => ({
	at: AT,
	process: {
		since: '2026-11-25T12:00:00Z',
		version: '1.0.0',
		memory_bytes: 254_000_000,
		loop_ms: 41,
		streams: 3,
		lanes: [{ lane: 'sale', slots: 6, at_work: 2, waiting: 5 }],
		jobs: [
			{
				...{ name: 'close', every_seconds: 1, ended_at: AT, took_ms: 12 },
				...{ late_seconds: 0, failure: null },
			},
		],
	},
	database: {
		...{ started_at: AT, version: '18.1', bytes: 1_800_000_000, transaction_seconds: 0 },
		...{ connections: 26, most_connections: 100, room_until: '2027-02-01', people: 4 },
		...{ terminals: 120, fiches_minute: 87, draws_late: 0, draw_late_seconds: 0 },
		...{ messages_waiting: 0, message_late_seconds: 0, replicas: [] },
		...{ checked_at: AT, differences: 0 },
	},
	backup: {
		bases: [
			{ name: '2026-11-25T20-00-00-000Z', ended: '2026-11-25T20:00:00Z', bytes: 312_000_000 },
		],
		until: '2026-11-25T20:59:55Z',
		copying: null,
		failure: null,
	},
	is_foreign: false,
	...traits,
});

const show = async (state: State) => {
	const api = fakeApi().on(stateApi.read, () => state);
	const { user } = await renderScreen(<StatePage />, {
		user: aUser({ role: 'superuser', perms: ['view_company'] }),
	});
	return { api, user };
};

test('says that all is well, and how it is', async () => {
	await show(aState());
	expect(await screen.findByText('Tout va bien')).toBeVisible();
	expect(screen.getByText('254 Mo')).toBeVisible();
	const lanes = within(screen.getByRole('table', { name: 'Files d’attente' }));
	expect(lanes.getByRole('row', { name: /Ventes et paiements/ })).toHaveTextContent('256');
	expect(
		screen.getByText(/le 25 nov\. 2026 à 16:00:00\. Heures de Port-au-Prince \(UTC−5\)/),
	).toBeVisible();
	await expectAccessible();
});

test('names first what is late, full, different or kept nowhere', async () => {
	const { process, database, backup } = aState();
	const [close] = process.jobs;
	if (!close || !backup) throw new Error('a job and a backup are there');
	await show(
		aState({
			process: {
				...process,
				jobs: [
					{ ...close, late_seconds: 95 },
					{ ...close, name: 'anchor', failure: 'no space left' },
				],
			},
			database: { ...database, differences: 2, draws_late: 1, draw_late_seconds: 61 },
			backup: { ...backup, until: '2026-11-25T20:00:00Z', failure: 'disk is full' },
		}),
	);
	const [list] = await screen.findAllByRole('status');
	expect(list).toHaveTextContent('À regarder');
	for (const text of [
		'La sauvegarde échoue : disk is full',
		'Ce qui a été fait depuis 1 h n’est pas encore gardé ailleurs',
		'a trouvé 2 écarts',
		'1 tirage n’est pas fermé depuis 1 min',
		'« close » a 2 min de retard',
		'« anchor » a échoué : no space left',
	]) {
		expect(list).toHaveTextContent(text);
	}
});

test('a copy that is nearly done does not read as done', async () => {
	const { backup } = aState();
	if (!backup) throw new Error('a backup is there');
	await show(aState({ backup: { ...backup, copying: { done: 99_999, total: 100_000 } } }));
	expect(await screen.findByText(/^>\s99,99\s%$/)).toBeVisible();
});

test('begins a copy, and says where none can be made', async () => {
	const { api, user } = await show(aState());
	let begun = 0;
	api.on(stateApi.backUp, () => {
		begun += 1;
		return {};
	});
	await user.click(await screen.findByRole('button', { name: 'Sauvegarder maintenant' }));
	expect(await screen.findByText('La copie a commencé')).toBeVisible();
	expect(begun).toBe(1);
});

test('without a place for backups there is no button, and a sentence', async () => {
	await show(aState({ backup: null }));
	expect(await screen.findByText(/Donnez un dossier d’un autre disque/)).toBeVisible();
	expect(screen.getByText('Rien n’est gardé ailleurs que sur ce disque')).toBeVisible();
	expect(screen.queryByRole('button', { name: 'Sauvegarder maintenant' })).toBeNull();
});
