import type { BuildRef, RemoteManifest } from '@borlette/shared/federation';
import type { JudgedEntry, JudgedRegistry } from '../federation/registry/judged.ts';

export const HASH = `sha384-${'A'.repeat(64)}`;
const FILE = { file: 'uses/parts.json', integrity: HASH };
const NAMES = { screens: [], icons: [], slots: [], permissions: [] };
const ENTRY = 'assets/remoteEntry.0123456789abcdef.js';

/** The metadata of a build that is in order and has nothing to draw. */
export const aManifest = (changes: object = {}): RemoteManifest => ({
	...{ name: 'remote-one', version: '1.1.0', build: 'bbbbbbbbbbbb' },
	uses: { host: 'today', api: '', ...NAMES, parts: FILE, shapes: FILE },
	...{ entry: ENTRY, shared: {}, i18n: {}, assets: { [ENTRY]: HASH }, routes: [], menu: [] },
	...changes,
});

export const aRef = (version = '1.1.0', build = 'bbbbbbbbbbbb'): BuildRef => ({
	...{ url: `/remotes/remote-one/${version}-${build}/`, version, build, integrity: HASH },
});

type Changes = Partial<Omit<JudgedEntry, 'manifest'>> & { manifest?: object };

/** A remote's place in a registry, with nothing to find fault with. */
export const anEntry = ({ manifest, ...changes }: Changes = {}): JudgedEntry => ({
	...aRef(),
	...{ lastKnownGood: null, earlier: [], killed: [], faults: [], lost: [] },
	manifest: aManifest(manifest),
	...changes,
});

export const aRegistry = (
	remotes: Record<string, JudgedEntry> = {},
	channel = 'production',
): JudgedRegistry => ({
	...{ channel, revision: 3, previous: 2, signedAt: '2026-01-01T00:00:00.000Z' },
	...{ expires: '2999-01-01T00:00:00.000Z' },
	remotes,
});
