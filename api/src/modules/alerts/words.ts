import type { Language } from '@borlette/shared/contract';
import { EMAIL_CODE_MINUTES } from '@borlette/shared/contract/channels';
import type { TodoFacts, TodoKind } from '@borlette/shared/contract/todo.kinds';
import { formatAmount, formatPercent } from '@borlette/shared/figures/amount';
import {
	calendarDay,
	wallClockOf,
	ZONED_FORMATS,
	type ZonedFormat,
} from '@borlette/shared/figures/clock';
import de from '@borlette/shared/lang/de.json';
import en from '@borlette/shared/lang/en.json';
import { type Reading, sentencesOf } from '@borlette/shared/todo/sentences';
import { IntlMessageFormat } from 'intl-messageformat';
import { DATE_LOCALES } from '../../export/language.ts';

/** The sentences of entries: the page's own, from where they are written. French stands in the code. */
const TRANSLATED: Readonly<Record<Language, Readonly<Record<string, string>>>> = { fr: {}, en, de };

const compiled = new Map<string, IntlMessageFormat>();

function written(
	lang: Language,
	{ id = '', defaultMessage }: Parameters<Reading['write']>[0],
	values: Parameters<Reading['write']>[1],
): string {
	const text = TRANSLATED[lang][id] ?? String(defaultMessage ?? '');
	const key = `${lang} ${id}`;
	const message = compiled.get(key) ?? new IntlMessageFormat(text, lang);
	compiled.set(key, message);
	return String(message.format(values));
}

interface Where {
	lang: Language;
	timezone: string;
	currency: string;
}

function readingOf({ lang, timezone, currency }: Where): Reading {
	const zoned = (format: ZonedFormat) => (instant: string) =>
		ZONED_FORMATS[format](wallClockOf(instant, timezone), DATE_LOCALES[lang]);
	return {
		write: (text, values) => written(lang, text, values),
		amount: (minor, inCurrency = currency) => formatAmount(minor, inCurrency, lang),
		percent: (basisPoints) => formatPercent(basisPoints, lang),
		day: (day) => ZONED_FORMATS.day(calendarDay(day), DATE_LOCALES[lang]),
		dateTime: zoned('dateTime'),
		clock: zoned('clock'),
	};
}

/** What an entry is, and why it is there, in the reader's language and the company's zone. */
export const sayTodo = (todo: { kind: TodoKind; facts: TodoFacts }, where: Where) =>
	sentencesOf(todo, readingOf(where));

/** A day as mails write it. */
export const sayDay = (day: string, where: Where): string => readingOf(where).day(day);

/** What mails and notifications say beside that. */
export const MAIL_WORDS = {
	fr: {
		seeTodo: 'Voir dans « À faire »',
		seeRules: 'Voir la règle',
		seeReport: 'Ouvrir ce rapport',
		why: (source: string, company: string) =>
			`Envoyé par « ${source} » de ${company}. Qui reçoit quoi se règle dans « Alertes et envois ».`,
		attemptTitle: (rule: string) => `Essai : ${rule}`,
		attemptText: 'Ce message montre comment la règle vous joint. Il ne s’est rien passé.',
		reportText: (day: string, isProvisional: boolean) =>
			isProvisional
				? `${day}, provisoire : des tirages ne sont pas encore réglés.`
				: `${day}, tous les tirages sont réglés.`,
		codeTitle: (code: string) => `${code} est votre code`,
		codeText: `Tapez ce code pour confirmer votre adresse. Il est valable ${EMAIL_CODE_MINUTES} minutes.`,
		codeFoot: 'Vous n’avez rien demandé ? Ne faites rien : sans ce code, rien ne vous sera envoyé.',
	},
	en: {
		seeTodo: 'See it in “To do”',
		seeRules: 'See the rule',
		seeReport: 'Open this report',
		why: (source: string, company: string) =>
			`Sent by “${source}” of ${company}. Who gets what is set in “Alerts and deliveries”.`,
		attemptTitle: (rule: string) => `Test: ${rule}`,
		attemptText: 'This message shows how the rule reaches you. Nothing has happened.',
		reportText: (day: string, isProvisional: boolean) =>
			isProvisional
				? `${day}, provisional: some draws are not settled yet.`
				: `${day}, all draws are settled.`,
		codeTitle: (code: string) => `${code} is your code`,
		codeText: `Type this code to confirm your address. It is good for ${EMAIL_CODE_MINUTES} minutes.`,
		codeFoot: 'Not you? Do nothing: without this code nothing will be sent to you.',
	},
	de: {
		seeTodo: 'In „Zu erledigen“ ansehen',
		seeRules: 'Regel ansehen',
		seeReport: 'Diesen Bericht öffnen',
		why: (source: string, company: string) =>
			`Gesendet von „${source}“ von ${company}. Wer was bekommt, steht unter „Warnungen und Versand“.`,
		attemptTitle: (rule: string) => `Probe: ${rule}`,
		attemptText: 'Diese Nachricht zeigt, wie die Regel Sie erreicht. Es ist nichts geschehen.',
		reportText: (day: string, isProvisional: boolean) =>
			isProvisional
				? `${day}, vorläufig: Einige Ziehungen sind noch nicht abgerechnet.`
				: `${day}, alle Ziehungen sind abgerechnet.`,
		codeTitle: (code: string) => `${code} ist Ihr Code`,
		codeText: `Geben Sie diesen Code ein, um Ihre Adresse zu bestätigen. Er gilt ${EMAIL_CODE_MINUTES} Minuten.`,
		codeFoot: 'Nicht von Ihnen? Tun Sie nichts: Ohne diesen Code wird Ihnen nichts gesendet.',
	},
} as const satisfies Record<Language, object>;
