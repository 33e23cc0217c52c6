import type { RegistryEntry } from '@borlette/shared/federation';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** No content has it: a script that the registry does not name is refused like a changed one. */
export const OF_NOTHING = `sha384-${'A'.repeat(64)}`;

/** Address without its query → hash, of the host's own files and of each build that was allowed to load. */
const signed = new Map<string, string>(ownHashes());
/** Folders of builds that were allowed to load, and the host's own. */
const folders = new Set<string>([new URL('/assets/', window.location.origin).href]);
/** Folders of builds for hot reload, whose files change without notice; never published. */
const unchecked = new Set<string>();
const checked = new Set<string>();
/** Folder → the build in it, of those that were allowed to load. */
const builds = new Map<string, RegistryEntry>();

/** The build wrote them into the page (shared/config/webpack/page-integrity.mjs); none in development. */
function ownHashes(): [string, string][] {
	const text = document.getElementById('integrity')?.textContent;
	const hashes = JSON.parse(text || '{}') as Record<string, string>;
	return Object.entries(hashes).map(([path, hash]) => [
		new URL(path, window.location.origin).href,
		hash,
	]);
}

export const addressOf = ({ url }: RegistryEntry, file = ''): URL =>
	new URL(file, new URL(url, window.location.origin));

/** Lets a build's scripts and styles load, each with its signed hash only. */
export function allowBuild(entry: RegistryEntry): void {
	folders.add(addressOf(entry).href);
	builds.set(addressOf(entry).href, entry);
	(entry.manifest.development ? unchecked : checked).add(addressOf(entry).href);
	for (const [file, hash] of Object.entries(entry.manifest.assets)) {
		signed.set(addressOf(entry, file).href, hash);
	}
}

/** Whether a file is one of a remote's build, which is not for hot reload. */
export const isOfBuild = (address: string): boolean =>
	[...checked].some((folder) => new URL(address, window.location.origin).href.startsWith(folder));

/** The build that a script is of; undefined: the host's, or nobody's. */
export function buildOf(address: string): RegistryEntry | undefined {
	for (const [folder, entry] of builds) if (address.startsWith(folder)) return entry;
	return undefined;
}

const withoutQuery = (address: string): string => {
	const { origin, pathname } = new URL(address, window.location.origin);
	return origin + pathname;
};

/** Whether a file has to have a certain hash; those of hot reload have none. */
export const isChecked = (address: string): boolean =>
	isOfBuild(address) || signed.has(withoutQuery(address));

/** What the browser has to find in a file before it runs it. */
export function signedHashOf(address: string): string {
	return signed.get(withoutQuery(address)) ?? OF_NOTHING;
}

/** Whether a script or a sheet may come from an address at all; what it has to hold, `signedHashOf` tells. */
export function isScriptAddress(address: string): boolean {
	const { href } = new URL(address, window.location.origin);
	return [...folders].some((folder) => href.startsWith(folder));
}

/** Asked by the loader in the host and in each remote (shared/config/webpack/integrity.mjs). */
Object.defineProperty(globalThis, 'borletteIntegrity', { value: signedHashOf });

/** The entry of a remote is loaded by the runtime; what the entry loads, by the remote's own loader. */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
	name: 'integrity',
	createScript({ url }) {
		if ([...unchecked].some((folder) => url.startsWith(folder))) return undefined;
		const script = document.createElement('script');
		script.integrity = signedHashOf(url);
		script.crossOrigin = 'anonymous';
		script.src = url;
		return script;
	},
};
