import { LANGUAGES, type Language } from '@borlette/shared/contract';
import { formatCount } from '@borlette/shared/figures/amount';
import type { Locale } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { fr } from 'date-fns/locale/fr';
import type { FastifyRequest } from 'fastify';

const SOURCE_LANGUAGE: Language = 'fr';

/** The caller's language: the query's `lang`, else the first of Accept-Language that is known. */
export function languageOf({ query, headers }: FastifyRequest): Language {
	const { lang } = query as { lang?: Language };
	if (lang) return lang;
	const wanted = (headers['accept-language'] ?? '')
		.split(',')
		.map((part) => part.trim().slice(0, 2).toLowerCase());
	const known = wanted.find((code) => (LANGUAGES as readonly string[]).includes(code));
	return (known as Language | undefined) ?? SOURCE_LANGUAGE;
}

/** Names of months, by which files write days as the screens do. */
export const DATE_LOCALES: Readonly<Record<Language, Locale>> = { fr, en: enUS, de };

/** The few words of files that no caller sends. */
export const WORDS = {
	fr: {
		yes: 'Oui',
		no: 'Non',
		/** Before how many there are. */
		pageOf: (page: number | string) => `Page ${page} sur `,
		rows: { one: 'ligne', other: 'lignes' },
		everywhere: 'Toutes les compagnies',
		total: 'Total',
		made: (moment: string, name: string) => `Établi le ${moment} par ${name}`,
	},
	en: {
		yes: 'Yes',
		no: 'No',
		pageOf: (page: number | string) => `Page ${page} of `,
		rows: { one: 'row', other: 'rows' },
		everywhere: 'All companies',
		total: 'Total',
		made: (moment: string, name: string) => `Made on ${moment} by ${name}`,
	},
	de: {
		yes: 'Ja',
		no: 'Nein',
		pageOf: (page: number | string) => `Seite ${page} von `,
		rows: { one: 'Zeile', other: 'Zeilen' },
		everywhere: 'Alle Gesellschaften',
		total: 'Summe',
		made: (moment: string, name: string) => `Erstellt am ${moment} von ${name}`,
	},
} as const satisfies Record<Language, object>;

/** How many rows a file has, in words. */
export function rowsInWords(count: number, lang: Language): string {
	const { one, other } = WORDS[lang].rows;
	const isOne = new Intl.PluralRules(lang).select(count) === 'one';
	return `${formatCount(count, lang)} ${isOne ? one : other}`;
}
