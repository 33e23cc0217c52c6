import type { Registry } from '@borlette/shared/federation';
import type { Page } from '@playwright/test';
import { readChannel } from '../../deploy/release/channel.mjs';
import { readKey, readTrust, trustFileBeside } from '../../deploy/release/keys.mjs';
import { sealAll } from '../../deploy/release/testing/sealed.mjs';

/** The registry with its fields open for change. */
type Draft<T> = T extends string
	? T
	: T extends object
		? { -readonly [K in keyof T]: Draft<T[K]> }
		: T;
export type RegistryDraft = Omit<Draft<Registry>, 'remotes'> & {
	remotes: Record<string, Draft<Registry['remotes'][string]>>;
};

export const ADDRESS = '**/registry/production.json';

/** The store and the key of the product under test. */
export function production() {
	const { PRODUCT_STORE: storeDir = '', PRODUCT_KEY: keyFile = '' } = process.env;
	const trust = readTrust(trustFileBeside(keyFile));
	return { storeDir, channel: 'production', trust, key: readKey(keyFile) };
}

/** The file of the channel after a change, signed as by a release. */
export async function sealedRegistry(change: (registry: RegistryDraft) => void): Promise<string> {
	const channel = production();
	const registry = (await readChannel(channel)) as unknown as RegistryDraft;
	change(registry);
	return sealAll(registry, channel.key);
}

/** Shows one page a registry of its own; the product's is left alone. */
export async function serveRegistry(
	page: Page,
	change: (registry: RegistryDraft) => void,
): Promise<void> {
	const body = await sealedRegistry(change);
	await page.unroute(ADDRESS);
	await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'application/json', body }));
}
