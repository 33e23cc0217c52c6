import type { Role } from '@borlette/shared/contract';
import { channelsApi } from '@borlette/shared/contract/channels';
import { aUser, expectAccessible, fakeApi, renderScreen, screen } from '@borlette/shared/testing';
import { useRunning } from '../federation/loading/running.ts';
import { useRegistry } from '../federation/registry/store.ts';
import { Settings } from './Settings.tsx';

const label = (fr: string) => ({ fr, en: `${fr} (en)`, de: `${fr} (de)` });
const BUILD = { version: '1.2.0', build: 'ab12cd', integrity: '' };
const ENTRY = {
	...{
		...BUILD,
		url: '/remotes/remote-one/1.2.0-ab12cd/',
		lastKnownGood: null,
		earlier: [],
		killed: [],
		faults: [],
		lost: [],
	},
	manifest: {
		...{ ...BUILD, name: 'remote-one', shared: {}, routes: [] },
		menu: [{ label: label('Agents') }, { label: label('Fiches') }],
	},
};
const REGISTRY = {
	...{ channel: 'production', revision: 7, signedAt: '2026-03-10T16:00:00Z' },
	remotes: { 'remote-one': ENTRY },
};

async function open(role: Role, more: object = {}) {
	fakeApi().on(channelsApi.read, () => ({ browsers: [] }) as never);
	useRegistry.setState({
		registry: { ...REGISTRY, ...more } as never,
		kept: undefined,
		failure: undefined,
	});
	const perms = role === 'superuser' ? (['view_release'] as const) : [];
	await renderScreen(<Settings isOpen onClose={() => undefined} />, {
		user: aUser({ role, perms: [...perms] }),
	});
	return document.body;
}
beforeEach(() => useRunning.setState({}, true));

test('who releases reads channel, revision and builds', async () => {
	await open('superuser');
	const panel = screen.getByRole('group', { name: 'Versions' });
	expect(panel).toHaveTextContent(/Canal production, révision 7.*remote-one 1\.2\.0-ab12cd/);
});

test('who works here reads whether all is up to date, since when, and can reload', async () => {
	const page = await open('company');
	const panel = screen.getByRole('group', { name: 'Application' });
	expect(panel).toHaveTextContent(/À jour : les pages sont celles du 10 mars 2026/);
	expect(screen.getByRole('button', { name: 'Recharger' })).toBeInTheDocument();
	expect(page).not.toHaveTextContent(/production|remote-|1\.2\.0/);
	await expectAccessible();
});

test.each([
	[
		'the last good build in its place',
		{ lastKnownGood: { ...BUILD, url: '/remotes/remote-one/1.2.0-ab12cd/' } },
		'la version précédente est utilisée',
	],
	['no build that may run', { unusable: 'it has no name' }, 'pas disponible pour le moment'],
])(
	'a part that is not as it should be is named as the menu names it: %s',
	async (_, entry, said) => {
		const page = await open('company', { remotes: { 'remote-one': { ...ENTRY, ...entry } } });
		expect(screen.getByText(`Agents, Fiches : ${said}.`)).toBeInTheDocument();
		expect(page).not.toHaveTextContent(/production|remote-/);
	},
);
