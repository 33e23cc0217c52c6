import type { RegistryEntry } from '@borlette/shared/federation';
import type { Catalogue, Messages } from '@borlette/shared/i18n';
import { fetchFile, withRetries } from './retry.ts';

const catalogues = new Map<string, Catalogue>();

/** The texts of one build of a remote; the same function for the same build, so nothing loads twice. */
export function catalogueOf({ url, manifest }: RegistryEntry): Catalogue {
	const known = catalogues.get(url);
	if (known) return known;
	const catalogue: Catalogue = async (locale) => {
		const file = manifest.i18n[locale];
		if (!file) throw new Error(`${manifest.name} ${manifest.version} has no texts in ${locale}.`);
		const address = new URL(file, new URL(url, window.location.origin));
		const answer = await withRetries(() => fetchFile(address));
		return (await answer.json()) as Messages;
	};
	catalogues.set(url, catalogue);
	return catalogue;
}
