import { Balls } from '../list/cells.tsx';
import type { NameFor } from '../options.ts';
import { type Row, textIn } from '../row.ts';
import type { Awaited, ColumnKind, None } from './kind.ts';

/** `total`: the sum of the page's rows is below, and of the filter's where the list adds up. */
export const count: ColumnKind<number, { total?: true } & Awaited> = {
	align: 'end',
	draw: (value, { formats }) => formats.count(value),
	total({ name, rows, totals, formats }) {
		const shown = (counts: readonly unknown[]) =>
			formats.count(counts.reduce<number>((sum, each) => sum + Number(each ?? 0), 0));
		// Whatever its rows are in, a count is a count.
		const ofFilter = totals?.flatMap(({ sums }) => sums[name] ?? []);
		return {
			footer: shown(rows.map((row) => row[name])),
			...(ofFilter?.length && { filterFooter: shown(ofFilter) }),
		};
	},
};

/**
 * `currency` is the field that says it, the company's unless given. `total`: the sums of the page's
 * rows are below, and of the filter's where the list adds up; one for each currency, because in
 * "Toutes" rows differ in it.
 */
type Money = None &
	Awaited &
	(
		| { readonly total?: never; readonly currency?: NameFor<string> }
		| { readonly total: true; readonly currency: NameFor<string> }
	);
export const money: ColumnKind<number, Money> = {
	align: 'end',
	draw: (value, { row, formats }, { currency }) => formats.amount(value, textIn(row, currency)),
	total({ name, rows, totals, formats }, { currency }) {
		if (!currency) return undefined;
		// `1 200,00 G · 20,00 $`: what is of several currencies adds up to no one figure.
		const shown = (sums: readonly (readonly [string, number])[]) =>
			sums.map(([unit, sum]) => formats.amount(sum, unit)).join(' · ');
		const ofFilter = totals?.flatMap(({ currency: unit, sums, none }) =>
			sums[name] === undefined || none?.includes(name) ? [] : [[unit, sums[name]] as const],
		);
		return {
			footer: shown(sumsByCurrency(rows, name, currency)),
			...(ofFilter?.length && { filterFooter: shown(ofFilter) }),
		};
	},
};

/** What a page's rows add up to, by currency. */
function sumsByCurrency(rows: readonly Row[], name: string, currency: string) {
	const sums = new Map<string, number>();
	for (const row of rows) {
		const unit = String(row[currency]);
		const value = row[name];
		// An earlier API does not send it: nothing is no sum of 0.
		if (typeof value === 'number') sums.set(unit, (sums.get(unit) ?? 0) + value);
	}
	return [...sums];
}

export const percent: ColumnKind<number> = {
	align: 'end',
	draw: (value, { formats }) => formats.percent(value),
};

export const ball: ColumnKind<string | readonly string[], None> = {
	draw: (value) => <Balls balls={[value].flat()} />,
	words: ({ none }, { formatMessage }) => none && { null: formatMessage(none) },
};
