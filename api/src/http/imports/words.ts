import type { Language } from '@borlette/shared/contract';
import { BLOCKED, HIDDEN_SIGN } from '@borlette/shared/contract/field-errors';
import type { CellError } from '@borlette/shared/contract/imports';
import { formatAmountInput, formatPercent } from '@borlette/shared/figures/amount';
import type { ImportColumn } from './kind.ts';

/** The words of answers and files that no screen sends, in each language. */
const FR = {
	outcome: 'Résultat',
	faults: 'À corriger',
	code: 'Code donné',
	username: 'Pseudonyme donné',
	password: 'Mot de passe donné',
	added: 'Ajouté',
	changed: 'Modifié',
	same: 'Déjà ainsi',
	refused: 'Non pris',
	/** Name of the second sheet of a template. */
	help: 'Explications',
	column: 'Colonne',
	isRequired: 'Obligatoire',
	meaning: 'Ce que l’on y écrit',
	sample: 'Exemple',
	yes: 'Oui',
	no: 'Non',
	agents: 'agents',
	surcussales: 'surcussales',
	limits: 'limites',
} as const;
type Word = keyof typeof FR;

export const WORDS: Readonly<Record<Language, Readonly<Record<Word, string>>>> = {
	fr: FR,
	en: {
		...{ outcome: 'Outcome', faults: 'To correct', code: 'Code given' },
		...{ username: 'Username given', password: 'Password given', added: 'Added' },
		...{ changed: 'Changed', same: 'Already so', refused: 'Not taken' },
		...{ help: 'Explanations', column: 'Column' },
		...{ isRequired: 'Required', meaning: 'What is written there', sample: 'Example' },
		...{ yes: 'Yes', no: 'No', agents: 'agents', surcussales: 'branches', limits: 'limits' },
	},
	de: {
		...{ outcome: 'Ergebnis', faults: 'Zu berichtigen', code: 'Vergebener Code' },
		...{ username: 'Vergebener Benutzername', password: 'Vergebenes Passwort' },
		...{ added: 'Angelegt', changed: 'Geändert', same: 'Schon so', refused: 'Nicht übernommen' },
		...{ help: 'Erläuterungen', column: 'Spalte', isRequired: 'Pflicht' },
		...{ meaning: 'Was dort steht', sample: 'Beispiel', yes: 'Ja', no: 'Nein' },
		...{ agents: 'verkaeufer', surcussales: 'filialen', limits: 'limits' },
	},
};

const OTHERS: Readonly<Record<Language, string>> = {
	fr: 'Cette valeur n’est pas possible.',
	en: 'This value is not possible.',
	de: 'Dieser Wert ist nicht möglich.',
};

/** `{limit}` is the bound that was passed. */
const FAULTS: Readonly<Partial<Record<CellError, Readonly<Record<Language, string>>>>> = {
	required: {
		fr: 'Il manque une valeur.',
		en: 'A value is missing.',
		de: 'Hier fehlt ein Wert.',
	},
	too_short: {
		fr: 'Au moins {limit} caractères.',
		en: 'At least {limit} characters.',
		de: 'Mindestens {limit} Zeichen.',
	},
	too_long: {
		fr: 'Au plus {limit} caractères.',
		en: 'At most {limit} characters.',
		de: 'Höchstens {limit} Zeichen.',
	},
	too_small: { fr: 'Au moins {limit}.', en: 'At least {limit}.', de: 'Mindestens {limit}.' },
	too_large: { fr: 'Au plus {limit}.', en: 'At most {limit}.', de: 'Höchstens {limit}.' },
	format: {
		fr: 'Ne se lit pas : voyez l’exemple de la colonne.',
		en: 'Cannot be read: see the example of the column.',
		de: 'Nicht lesbar: siehe das Beispiel der Spalte.',
	},
	taken: { fr: 'Déjà pris.', en: 'Taken already.', de: 'Schon vergeben.' },
	twice_in_file: {
		fr: 'Se trouve deux fois dans le fichier.',
		en: 'Is in the file twice.',
		de: 'Steht zweimal in der Datei.',
	},
	unknown_reference: {
		fr: 'Rien ne porte ce nom ici.',
		en: 'Nothing here has this name.',
		de: 'Nichts hat hier diesen Namen.',
	},
	ambiguous: {
		fr: 'Plusieurs portent ce nom.',
		en: 'Several have this name.',
		de: 'Mehrere haben diesen Namen.',
	},
	guessable: {
		fr: 'Ce mot de passe se devine trop vite.',
		en: 'This password is guessed too quickly.',
		de: 'Dieses Passwort ist zu leicht zu erraten.',
	},
	leaked: {
		fr: 'Ce mot de passe a fuité ailleurs.',
		en: 'This password leaked elsewhere.',
		de: 'Dieses Passwort wurde anderswo bekannt.',
	},
	forbidden: {
		fr: 'Vos permissions ne le permettent pas.',
		en: 'Your permissions do not allow it.',
		de: 'Ihre Berechtigungen erlauben es nicht.',
	},
};

const IS_BLOCKED: Readonly<Record<Language, string>> = {
	fr: 'Bloqué.',
	en: 'Blocked.',
	de: 'Gesperrt.',
};

const HIDDEN: Readonly<Record<Language, string>> = {
	fr: 'Un signe invisible s’y est glissé, souvent en copiant : effacez et retapez.',
	en: 'A sign that is not seen slipped in, often by copying: clear it and type it again.',
	de: 'Ein unsichtbares Zeichen ist hineingeraten, meist beim Kopieren: löschen und neu tippen.',
};

/** A bound in the unit that is typed in the column. */
const WRITTEN = { amount: formatAmountInput, percent: formatPercent } as const;

/** What is wrong with a cell, as it is read. */
export function faultText(
	{ code, limit }: { code: CellError; limit?: number | string | undefined },
	unit: ImportColumn['unit'],
	lang: Language,
): string {
	if (limit === HIDDEN_SIGN) return HIDDEN[lang];
	if (limit === BLOCKED) return IS_BLOCKED[lang];
	const bound = unit && typeof limit === 'number' ? WRITTEN[unit](limit, lang) : (limit ?? '');
	return (FAULTS[code] ?? OTHERS)[lang].replace('{limit}', String(bound));
}

/** The same beside the others of its row. */
export const faultOfColumn = (column: string, text: string, lang: Language): string =>
	`${column}${lang === 'fr' ? '\u00a0' : ''}: ${text}`;
