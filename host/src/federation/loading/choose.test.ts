import { anEntry } from '../../testing/registry.ts';
import { chooseBuild, setBuildAside, takeBuildUp } from './choose.ts';
import { RemoteSetAside } from './failures.ts';

test('a build that failed in this tab is not chosen again, until it is taken up', async () => {
	// In development nothing is fetched ahead.
	const entry = anEntry({ manifest: { development: true } });
	await expect(chooseBuild(entry)).resolves.toEqual({ entry });
	setBuildAside(entry);
	await expect(chooseBuild(entry)).rejects.toBeInstanceOf(RemoteSetAside);
	takeBuildUp(entry.url);
	await expect(chooseBuild(entry)).resolves.toEqual({ entry });
});
