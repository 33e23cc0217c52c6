import type { TodoFact, TodoKind } from './todo.kinds.ts';

/** What a threshold counts: minor units of the company's currency, basis points, or how many. */
export const UNITS = ['amount', 'percent', 'count'] as const;
export type Unit = (typeof UNITS)[number];

interface Subject {
	/** The kind of the entry by which it is told. */
	kind: TodoKind;
	/** What of the entry a threshold is held against; without it, each is told. */
	unit?: Unit;
	/** A figure that stands for nothing without a threshold: the rule itself raises the entry. */
	isFigure?: true;
}

/**
 * What an alert rule may be about: what needs somebody (todo.kinds), and figures. A figure that reaches its threshold
 * becomes an entry as well, so that all that is told can be seen in À faire, and is over there.
 */
export const ALERT_SUBJECTS = {
	result_missing: { kind: 'result_missing' },
	result_waiting: { kind: 'result_waiting' },
	settlement_stuck: { kind: 'settlement_stuck' },
	gain_large: { kind: 'gain_large', unit: 'amount' },
	limit_near: { kind: 'limit_near', unit: 'percent' },
	cash_difference: { kind: 'cash_difference', unit: 'amount' },
	debt_overdue: { kind: 'debt_overdue', unit: 'amount' },
	terminal_silent: { kind: 'terminal_silent', unit: 'count' },
	invoice_due: { kind: 'invoice_due', unit: 'amount' },
	/** What was staked in the running day's draws. */
	day_sales: { kind: 'day_reached', unit: 'amount', isFigure: true },
	/** By how much the net of the running day's settled draws is below 0. */
	day_loss: { kind: 'day_reached', unit: 'amount', isFigure: true },
	/** What was staked in a draw that sells. */
	draw_sales: { kind: 'draw_reached', unit: 'amount', isFigure: true },
	/** The most that a draw that sells can lose by any result. */
	draw_worst: { kind: 'draw_reached', unit: 'amount', isFigure: true },
} as const satisfies Record<string, Subject>;

export type AlertSubject = keyof typeof ALERT_SUBJECTS;
export const ALERT_SUBJECT_NAMES = Object.keys(ALERT_SUBJECTS) as AlertSubject[];
/** The same with all that a subject may have. */
export const subjectOf = (name: AlertSubject): Subject => ALERT_SUBJECTS[name];

/** The fact of an entry that a threshold of this unit is held against; of what is missing, how much. */
export const MEASURED: Readonly<Record<Unit, TodoFact>> = {
	amount: 'amount',
	percent: 'percent',
	count: 'count',
};

/** The highest threshold of a unit. */
export const THRESHOLD_MAX: Readonly<Record<Unit, number>> = {
	amount: 100_000_000_000,
	percent: 10_000,
	count: 100_000,
};
