import type { Catalogue, Locale, Messages } from '@borlette/shared/i18n';

type File = Promise<{ default: unknown }>;

const FILES: Record<Locale, () => readonly [File, File]> = {
	de: () => [import('@borlette/shared/lang/de.json'), import('../lang/de.json')],
	en: () => [import('@borlette/shared/lang/en.json'), import('../lang/en.json')],
	fr: () => [import('@borlette/shared/lang/fr.json'), import('../lang/fr.json')],
};

/** The host's own texts and those of shared; the build has compiled them (catalogue-loader). */
export const catalogue: Catalogue = async (locale) => {
	const files = await Promise.all(FILES[locale]());
	return Object.assign({}, ...files.map((file) => file.default)) as Messages;
};
