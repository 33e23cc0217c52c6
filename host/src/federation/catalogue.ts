import type { RegistryEntry } from '@borlette/shared/federation';
import type { Catalogue, Messages } from '@borlette/shared/i18n';

const TIMEOUT_MS = 6_000;
const catalogues = new Map<string, Catalogue>();

/** The texts of one build of a remote; the same function for the same build, so nothing loads twice. */
export function catalogueOf({ url, manifest }: RegistryEntry): Catalogue {
	const known = catalogues.get(url);
	if (known) return known;
	const catalogue: Catalogue = async (locale) => {
		const file = manifest.i18n[locale];
		if (!file) throw new Error(`${manifest.name} ${manifest.version} has no texts in ${locale}.`);
		const answer = await fetch(new URL(file, new URL(url, window.location.origin)), {
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!answer.ok)
			throw new Error(`Texts of ${manifest.name}: the server answered ${answer.status}.`);
		return (await answer.json()) as Messages;
	};
	catalogues.set(url, catalogue);
	return catalogue;
}
