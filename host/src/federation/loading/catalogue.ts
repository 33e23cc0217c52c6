import type { RegistryEntry } from '@borlette/shared/federation';
import type { Catalogue, Locale, Messages } from '@borlette/shared/i18n';
import { fetchSigned } from '../integrity/signed.ts';

const catalogues = new Map<string, Catalogue>();

async function fetchTexts(entry: RegistryEntry, locale: Locale): Promise<Messages> {
	const { manifest } = entry;
	// Each text of its code brings it along (`defineTexts`).
	if (manifest.inCode?.includes(locale)) return {};
	const file = manifest.i18n[locale];
	if (!file) throw new Error(`${manifest.name} ${manifest.version} has no texts in ${locale}.`);
	return JSON.parse(new TextDecoder().decode(await fetchSigned(entry, file))) as Messages;
}

/** The texts of one build of a remote; the same function for the same build, so nothing loads twice. */
export function catalogueOf(entry: RegistryEntry): Catalogue {
	const known = catalogues.get(entry.url);
	if (known) return known;
	const loading = new Map<Locale, Promise<Messages>>();
	const catalogue: Catalogue = (locale) => {
		const texts = loading.get(locale) ?? fetchTexts(entry, locale);
		loading.set(locale, texts);
		texts.catch(() => loading.delete(locale));
		return texts;
	};
	catalogues.set(entry.url, catalogue);
	return catalogue;
}
