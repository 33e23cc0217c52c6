import type { TodoFact, TodoFacts } from '../contract/todo.kinds.ts';
import type { Todo } from '../contract/todo.ts';
import { type Formats, gameMessages, type IntlShape, useFormats, useIntl } from '../i18n/index.ts';
import { texts, titles } from './kinds.messages.ts';

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
	'state',
	'slot',
	'problem',
	'value',
	'known',
] as const satisfies readonly TodoFact[];

/** The facts as people read them, by name; empty where an entry does not have one. */
function valuesOf(facts: TodoFacts, formats: Formats, { formatMessage }: IntlShape) {
	const { names = [], count = 0, amount, currency, percent } = facts;
	const named = names.map((name) => (isGame(name) ? formatMessage(gameMessages[name]) : name));
	const day = (of: string | undefined) => (of ? formats.day(of) : '');
	return {
		...Object.fromEntries(PLAIN.map((name) => [name, facts[name] ?? ''])),
		count,
		names: named.join(', ') + (count > names.length ? '…' : ''),
		amount: amount === undefined ? '' : formats.amount(amount, currency),
		percent: percent === undefined ? '' : formats.percent(percent),
		draw_date: day(facts.draw_date),
		day: day(facts.day),
		draw_at: facts.draw_at ? formats.dateTime(facts.draw_at) : '',
		close_at: facts.close_at ? formats.clock(facts.close_at) : '',
		until: facts.until ? formats.dateTime(facts.until) : '',
	};
}

/** What an entry is, and why it is there. */
export function useTodoWords(): (todo: Pick<Todo, 'kind' | 'facts'>) => {
	title: string;
	text: string;
} {
	const intl = useIntl();
	const formats = useFormats();
	return ({ kind, facts }) => {
		const values = valuesOf(facts, formats, intl);
		return {
			title: intl.formatMessage(titles[kind], values),
			text: intl.formatMessage(texts[kind], values),
		};
	};
}
