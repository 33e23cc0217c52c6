import { useSession } from '@borlette/shared/session';
import { aUser } from '@borlette/shared/testing';
import { anEntry, aRegistry } from '../../testing/registry.ts';
import { endRemote } from '../containment/guard.ts';
import { useRegistry } from '../registry/store.ts';
import { followEndings } from './endings.ts';
import { pin } from './running.ts';

jest.mock('../containment/guard.ts', () => ({ endRemote: jest.fn() }));

test('what a build began ends when it is forbidden or taken out, and of all with the session', () => {
	const [one, two, three] = ['remote-one', 'remote-two', 'remote-three'].map((name) => {
		const entry = anEntry({ url: `/remotes/${name}/1.1.0-b/`, manifest: { name } });
		pin(name, { entry, wanted: entry.url });
		return entry;
	}) as [ReturnType<typeof anEntry>, ReturnType<typeof anEntry>, ReturnType<typeof anEntry>];
	followEndings();
	const all = { 'remote-one': one, 'remote-two': two, 'remote-three': three };
	useRegistry.setState({ registry: aRegistry(all) });
	expect(endRemote).not.toHaveBeenCalled();
	const { version, build } = one.manifest;
	const killed = [{ version, build, reason: 'it sells twice', at: '2026-01-01T00:00:00.000Z' }];
	const { 'remote-three': _, ...others } = { ...all, 'remote-one': { ...one, killed } };
	useRegistry.setState({ registry: aRegistry(others) });
	expect(jest.mocked(endRemote).mock.calls).toEqual([['remote-one'], ['remote-three']]);
	jest.mocked(endRemote).mockClear();
	useSession.setState({ user: aUser() });
	expect(endRemote).not.toHaveBeenCalled();
	useSession.setState({ user: null });
	expect(jest.mocked(endRemote).mock.calls).toEqual(Object.keys(all).map((remote) => [remote]));
});
