import { isBarred, type TodoFact, type TodoFacts, type TodoKind } from '../contract/todo.kinds.ts';
import { gameMessages } from '../i18n/games.ts';
import { groupedRef } from '../i18n/reference.ts';
import { texts, titles } from './kinds.messages.ts';

type Text = (typeof titles)[TodoKind];

/** How figures and moments read where an entry is told: the page's formats, or the API's for a mail. */
export interface Reading {
	write(text: Text, values?: Record<string, string | number>): string;
	amount(minor: number, currency?: string): string;
	percent(basisPoints: number): string;
	day(day: string): string;
	dateTime(instant: string): string;
	clock(instant: string): string;
	/** Who reads it, where that may be somebody who may not do it. */
	reader?: string | undefined;
}

const isGame = (name: string): name is keyof typeof gameMessages => name in gameMessages;

/** Facts that read as they are written. */
const PLAIN = [
	'draw',
	'surcussale',
	'agent',
	'ref',
	'by',
	'company',
	'holder',
	'server',
	'state',
	'slot',
	'problem',
	'value',
	'known',
	'rule',
	'figure',
] as const satisfies readonly TodoFact[];

/** The facts as people read them, by name; empty where an entry does not have one. */
function valuesOf(facts: TodoFacts, reading: Reading) {
	const { names = [], count = 0, currency, percent } = facts;
	const named = names.map((name) => (isGame(name) ? reading.write(gameMessages[name]) : name));
	const day = (of: string | undefined) => (of ? reading.day(of) : '');
	const amount = (of: number | undefined) => (of === undefined ? '' : reading.amount(of, currency));
	return {
		...Object.fromEntries(PLAIN.map((name) => [name, facts[name] ?? ''])),
		// An invoice's number is read as it is written.
		fiche: groupedRef(facts.ref ?? ''),
		whose: isBarred(facts, reading.reader) ? 'others' : 'reader',
		count,
		names: named.join(', ') + (count > names.length ? '…' : ''),
		amount: amount(facts.amount),
		threshold: amount(facts.threshold),
		percent: percent === undefined ? '' : reading.percent(percent),
		draw_date: day(facts.draw_date),
		day: day(facts.day),
		draw_at: facts.draw_at ? reading.dateTime(facts.draw_at) : '',
		close_at: facts.close_at ? reading.clock(facts.close_at) : '',
		until: facts.until ? reading.dateTime(facts.until) : '',
	};
}

/** What an entry is, and why it is there. */
export function sentencesOf(
	{ kind, facts }: { kind: TodoKind; facts: TodoFacts },
	reading: Reading,
): { title: string; text: string } {
	const values = valuesOf(facts, reading);
	return { title: reading.write(titles[kind], values), text: reading.write(texts[kind], values) };
}
