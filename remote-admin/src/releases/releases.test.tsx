import { PERMISSIONS, RELEASE_REFUSALS } from '@borlette/shared/contract';
import { pagesApi } from '@borlette/shared/contract/pages';
import {
	type ChannelView,
	type RemoteBuild,
	releasesApi,
} from '@borlette/shared/contract/releases';
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
import { ReleasesPage } from './ReleasesPage.tsx';
import { refusalMessages } from './refusals.messages.ts';
import type { Releases } from './useReleases.ts';

const aBuild = (traits: Partial<RemoteBuild> = {}): RemoteBuild => ({
	name: 'remote-tirage',
	version: '1.4.0',
	build: '3fa9c1b2d4e5',
	seen: 7,
	bytes: 1_234_567,
	published: {
		at: '2026-01-02T03:04:05Z',
		by: 'équipe',
		action: 'publish',
		from: null,
		reason: null,
	},
	placed: null,
	isCompared: true,
	problems: [],
	killed: [],
	canary: null,
	runs: '1.4.0-3fa9c1b2d4e5',
	back: '1.3.9-aaaaaaaaaaaa',
	...traits,
});
const aChannel = (channel: ChannelView['channel'], remotes: RemoteBuild[] = []): ChannelView => ({
	channel,
	revision: remotes.length > 0 ? 9 : 0,
	signedAt: remotes.length > 0 ? '2026-01-02T03:04:05Z' : null,
	expires: null,
	expiry: null,
	signer: 'console',
	problem: null,
	comparedWith: null,
	hostProblems: [],
	remotes,
	removed: [],
});
const some = (traits: Partial<Releases> = {}): Releases => ({
	channels: [
		aChannel('dev'),
		aChannel('staging', [aBuild({ version: '1.5.0', seen: 3 })]),
		aChannel('production', [aBuild()]),
	],
	off: null,
	signs: ['dev', 'staging', 'production'],
	remotes: ['*'],
	has_second_step: true,
	...traits,
});

async function open(
	releases: Releases,
	channel = 'production',
	user = aUser({ role: 'superuser' }),
) {
	const calls = fakeApi()
		.on(releasesApi.read, () => releases)
		.on(releasesApi.journal, () => ({ total: 0, entries: [] }))
		.on(releasesApi.rights, () => [])
		.on(pagesApi.builds, () => ({ builds: [] }));
	const path = `/dashboard/releases?channel=${channel}`;
	const opened = await renderScreen(<ReleasesPage />, { path, user });
	const table = await screen.findByRole('table', { name: 'Versions en service' });
	return { ...opened, calls, row: within(table).getByRole('row', { name: /remote-tirage/ }) };
}
const MENU = { name: 'Actions pour remote-tirage' };

test('a build stands with its author, size and fit, and with what may be done', async () => {
	const { row, user } = await open(some());
	expect(row).toHaveTextContent('équipe');
	expect(row).toHaveTextContent('1,2 Mo');
	expect(row).toHaveTextContent('Compatible');
	await expectAccessible();
	await user.click(within(row).getByRole('button', MENU));
	const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
	expect(entries).toEqual([
		'Revenir à la version précédente',
		'Interdire cette version',
		'Retirer du canal',
	]);
});

test.each([
	['the server has no key', { off: 'no_key' as const, signs: [] }],
	['the remote is not of the person’s team', { remotes: ['remote-admin'] }],
	['the key may not sign there', { signs: ['dev' as const] }],
])('nothing is offered that would be refused: %s', async (_, traits) => {
	const { row } = await open(some(traits));
	expect(within(row).queryByRole('button', MENU)).toBeNull();
});

test('why nobody acts from a server without a key is said', async () => {
	await open(some({ off: 'no_key', signs: [] }));
	expect(screen.getByText('Consultation seulement : ce serveur n’a pas de clé.')).toBeVisible();
});

test('a trial is ended or killed by its own build, and goes to a share of the operators', async () => {
	const canary = { build: '1.5.0-3fa9c1b2d4e5', share: 5, since: '2026-01-02T03:04:05Z' };
	const releases = some();
	const { row, user } = await open({
		...releases,
		channels: [aChannel('dev'), aChannel('staging'), aChannel('production', [aBuild({ canary })])],
	});
	expect(row).toHaveTextContent('À l’essai chez 5 % des opérateurs : 1.5.0-3fa9c1b2d4e5');
	await user.click(within(row).getByRole('button', MENU));
	await user.click(await screen.findByRole('menuitem', { name: 'Arrêter l’essai' }));
	const dialog = await screen.findByRole('dialog', { name: 'Arrêter l’essai de remote-tirage' });
	expect(dialog).toHaveTextContent('1.5.0-3fa9c1b2d4e5');
});

test('a promotion says what it was made from: both places, the share, the reason', async () => {
	const { row, user, calls } = await open(some(), 'staging');
	calls.on(releasesApi.promote, () => ({ said: [] }));
	await user.click(within(row).getByRole('button', MENU));
	await user.click(await screen.findByRole('menuitem', { name: 'Promouvoir vers Production' }));
	const dialog = await screen.findByRole('dialog');
	await user.selectOptions(within(dialog).getByLabelText(/^Pour qui/), '5');
	await fill(within(dialog).getByLabelText(/^Motif/), 'elle est prête');
	await fill(within(dialog).getByLabelText(/^Code/), '123456');
	await user.click(within(dialog).getByRole('button', { name: 'Promouvoir vers Production' }));
	await screen.findByText('remote-tirage : c’est fait.');
	expect(calls.received(releasesApi.promote)[0]?.body).toEqual({
		...{ remote: 'remote-tirage', from: 'staging', to: 'production' },
		...{ seen: { from: 3, to: 7 }, canary: 5, reason: 'elle est prête', code: '123456' },
	});
});

test('who was overtaken goes on once the state of now is there', async () => {
	const { user, calls } = await open(some(), 'staging');
	const release = { why: 'overtaken' as const, said: '', details: [] };
	calls.on(releasesApi.promote, () => {
		throw new Refusal('release_refused', { release });
	});
	await user.click(screen.getByRole('button', MENU));
	await user.click(await screen.findByRole('menuitem', { name: 'Promouvoir vers Production' }));
	const dialog = await screen.findByRole('dialog');
	await fill(within(dialog).getByLabelText(/^Motif/), 'elle est prête');
	await fill(within(dialog).getByLabelText(/^Code/), '123456');
	await user.click(within(dialog).getByRole('button', { name: 'Promouvoir vers Production' }));
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	calls.on(releasesApi.read, async () => {
		await arrived;
		return {
			...some(),
			channels: [aChannel('staging', [aBuild({ seen: 4 })]), aChannel('production', [aBuild()])],
		};
	});
	const asked = calls.received(releasesApi.read).length;
	await user.click(await screen.findByRole('button', { name: 'Voir l’état actuel' }));
	await waitFor(() => expect(calls.received(releasesApi.read)).toHaveLength(asked + 1));
	expect(screen.getByRole('dialog')).toBeVisible();
	arrive();
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who goes back from a refusal finds the share they chose: left to go unseen to everybody it would be no trial', async () => {
	const { row, user, calls } = await open(some(), 'staging');
	const release = { why: 'unsafe' as const, said: '', details: [] };
	calls.on(releasesApi.promote, () => {
		throw new Refusal('release_refused', { release });
	});
	await user.click(within(row).getByRole('button', MENU));
	await user.click(await screen.findByRole('menuitem', { name: 'Promouvoir vers Production' }));
	const dialog = await screen.findByRole('dialog');
	await user.selectOptions(within(dialog).getByLabelText(/^Pour qui/), '5');
	await fill(within(dialog).getByLabelText(/^Motif/), 'elle est prête');
	await fill(within(dialog).getByLabelText(/^Code/), '123456');
	await user.click(within(dialog).getByRole('button', { name: 'Promouvoir vers Production' }));
	await within(dialog).findByRole('alert');
	await user.click(within(dialog).getByRole('button', { name: 'Retour' }));
	expect(await within(dialog).findByLabelText(/^Pour qui/)).toHaveValue('5');
	expect(within(dialog).getByLabelText(/^Motif/)).toHaveValue('elle est prête');
});

test('what somebody else did meanwhile is in the journal with the build that it brought', async () => {
	jest.useFakeTimers({ advanceTimers: true });
	try {
		const { calls } = await open(some());
		const entry = {
			...{ revision: 10, at: '2026-01-03T03:04:05Z', by: 'équipe', action: 'kill', from: null },
			...{ reason: 'elle plante', canary: null, remotes: ['remote-tirage'], builds: {} },
			uncommitted: ['remote-tirage'],
		};
		const byItself = {
			...{ ...entry, revision: 9, by: 'watch', action: 'put back', canary: 12.5 },
			...{ reason: 'it was not at fault', cause: { code: 'innocent', values: {} } },
		};
		const values = {
			...{ visits: 48, failed: 0.25, failed_before: 0.002, evidence: 1500 },
			...{ build: '1.6.0-b', before: '1.5.0-a' },
		};
		const takenBack = {
			...{ ...byItself, revision: 8, action: 'rollback' },
			...{ reason: '25.00 % of …', cause: { code: 'worse', values } },
		};
		const unknown = {
			...{ ...byItself, revision: 7, reason: 'a new reason' },
			cause: { code: 'of_later', values: {} },
		};
		const production = { ...aChannel('production', [aBuild({ version: '1.6.0' })]), revision: 10 };
		calls
			.on(releasesApi.read, () => ({ ...some(), channels: [production] }))
			.on(releasesApi.journal, () => ({
				total: 2,
				entries: [entry, byItself, takenBack, unknown],
			}));
		await act(() => jest.advanceTimersByTimeAsync(30_000));
		expect(await screen.findByText('1.6.0')).toBeInTheDocument();
		expect(await screen.findByText('« elle plante »')).toBeInTheDocument();
		expect(screen.getAllByText(/dans aucun commit : remote-tirage/)).toHaveLength(4);
		expect(screen.getAllByText('Surveillance automatique')[0]).toBeVisible();
		expect(screen.getAllByText('Remise en place')[0]).toBeVisible();
		expect(screen.getAllByText('pour 12,5 % des opérateurs')[0]).toBeVisible();
		// What the watch says is said in the language of who reads; what this page does not know, as it was written.
		expect(screen.getByText('Cette version n’était pas en cause')).toBeVisible();
		expect(screen.getByText(/^25\s%/)).toHaveTextContent(
			/^25 % des 48 visites de 1\.6\.0-b ont échoué, contre 0,2 % de celles de 1\.5\.0-a ; au moins 1.500 fois/,
		);
		expect(screen.getByText('« a new reason »')).toBeVisible();
	} finally {
		jest.useRealTimers();
	}
});

test.each([[true], [false]])(
	'who gives rights sees them, and nobody else asks for them: %s',
	async (mayGive) => {
		const codes = PERMISSIONS.filter((code) => mayGive || code !== 'release_remote');
		const { calls } = await open(some(), 'production', aUser({ role: 'superuser', perms: codes }));
		expect(screen.queryByText('Donner un droit') !== null).toBe(mayGive);
		expect(calls.received(releasesApi.rights).length > 0).toBe(mayGive);
	},
);

/** What a press of its own lets pass. */
const OVERRIDES = new Map<string, 'despite_closing' | 'uncommitted' | 'anyway'>([
	['closing', 'despite_closing'],
	['uncommitted', 'uncommitted'],
	['unsafe', 'anyway'],
	['uncompared', 'anyway'],
	['linked', 'anyway'],
]);

describe('each refusal says what happened and what to do', () => {
	test.each([...RELEASE_REFUSALS, 'uncommitted'] as const)('%s', async (why) => {
		const override = OVERRIDES.get(why);
		const { row, user, calls } = await open(some(), 'staging');
		const reason = why === 'uncommitted' ? { why: 'other' as const, uncommitted: true } : { why };
		const release = { ...reason, said: 'The tool says this.', details: ['and that'] };
		calls.on(releasesApi.promote, ({ body }) => {
			if (override && body[override]) return { said: [] };
			throw new Refusal('release_refused', { release });
		});
		await user.click(within(row).getByRole('button', MENU));
		await user.click(await screen.findByRole('menuitem', { name: 'Promouvoir vers Production' }));
		const dialog = await screen.findByRole('dialog');
		await fill(within(dialog).getByLabelText(/^Motif/), 'elle est prête');
		await fill(within(dialog).getByLabelText(/^Code/), '123456');
		await user.click(within(dialog).getByRole('button', { name: 'Promouvoir vers Production' }));
		const alert = await within(dialog).findByRole('alert');
		expect(alert).toHaveTextContent(String(refusalMessages[why].defaultMessage));
		expect(alert).toHaveTextContent(String(refusalMessages[`${why}_text`].defaultMessage));
		await user.click(within(dialog).getByText('Ce que dit l’outil'));
		expect(within(dialog).getByText('The tool says this.')).toBeVisible();
		const press = { name: 'Passer outre, avec ce motif' };
		if (!override) {
			expect(within(dialog).queryByRole('button', press)).toBeNull();
			return;
		}
		await user.click(within(dialog).getByRole('button', press));
		await screen.findByText('remote-tirage : c’est fait.');
		expect(calls.received(releasesApi.promote)[1]?.body).toMatchObject({
			...{ [override]: true, reason: 'elle est prête', code: '123456' },
		});
	});
});
