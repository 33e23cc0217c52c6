import type { RegistryEntry } from '@borlette/shared/federation';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** No content has it: a script that the registry does not name is refused like a changed one. */
const OF_NOTHING = `sha384-${'A'.repeat(64)}`;

/** Address without its query → hash, of each build that was allowed to load. */
const signed = new Map<string, string>();
/** Folders of builds for hot reload, whose files change without notice; never published. */
const unchecked = new Set<string>();
const checked = new Set<string>();

export const addressOf = ({ url }: RegistryEntry, file = ''): URL =>
	new URL(file, new URL(url, window.location.origin));

/** Lets a build's scripts and styles load, each with its signed hash only. */
export function allowBuild(entry: RegistryEntry): void {
	(entry.manifest.development ? unchecked : checked).add(addressOf(entry).href);
	for (const [file, hash] of Object.entries(entry.manifest.assets)) {
		signed.set(addressOf(entry, file).href, hash);
	}
}

/** Whether a file has to have a signed hash; those of the host and of hot reload have none. */
export const isOfBuild = (address: string): boolean =>
	[...checked].some((folder) => new URL(address, window.location.origin).href.startsWith(folder));

/** What the browser has to find in a file before it runs it. */
export function signedHashOf(address: string): string {
	const { origin, pathname } = new URL(address, window.location.origin);
	return signed.get(origin + pathname) ?? OF_NOTHING;
}

/** Asked by the loader that the build puts into each remote (shared/config/webpack/integrity.mjs). */
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
