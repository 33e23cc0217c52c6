import {
	type ReportFigures,
	type ReportPage,
	type ReportRow,
	unknownFigures,
} from '@borlette/shared/contract/rapport';
import { type MessageDescriptor, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { type DataColumn, Unknown } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { useAddressOf } from '@borlette/shared/screens';
import { isEverywhere, useSession } from '@borlette/shared/session';
import { codedName } from '@borlette/shared/table';
import { useMemo } from 'react';
import { type Asked, DRILLS, fichesOf, pageOf } from './drill.ts';
import { figureNames } from './figures.messages.ts';
import { messages } from './messages.ts';
import type { NameColumn } from './reports.ts';
import { rowName } from './rowName.ts';
import { isMixed, useReportAmount } from './useReport.ts';

const COUNTS: readonly (keyof ReportFigures)[] = ['fiches', 'fiches_gagnantes', 'deleted_fiches'];
/** In the order in which one follows from the other. */
const FIGURES = [
	...COUNTS,
	'vente',
	'gain',
	'pp_sans_commission',
	'commission',
	'pp_avec_commission',
	'commission_surcussale',
	'balance_finale',
	'paid',
] as const satisfies readonly (keyof ReportFigures)[];

export interface NamedColumn {
	readonly name: NameColumn;
	readonly label: MessageDescriptor;
}

/** Some of the sales are for draws that are not settled, and each row says how many; rows of an earlier API do not. */
export const hasPending = (page: ReportPage | undefined): boolean =>
	page !== undefined &&
	page.pending > 0 &&
	page.items.every(({ pending }) => pending !== undefined);

interface Options {
	names: readonly NamedColumn[];
	page: ReportPage | undefined;
	asked: Asked | undefined;
	/** Words are looked for: the totals are of more than what is shown. */
	isSearch: boolean;
}

/** Names, figures that lead to their fiches, and the totals of the whole report below them. */
export function useReportColumns({
	names,
	page,
	asked,
	isSearch,
}: Options): readonly DataColumn<ReportRow>[] {
	const intl = useIntl();
	const { count, day } = useFormats();
	const amount = useReportAmount(page);
	const addressOf = useAddressOf();
	const isEvery = useSession(({ user }) => isEverywhere(user));
	const isOpen = hasPending(page);
	// What a row shows stays while the totals below it are others with each sale.
	const columns = useMemo((): readonly DataColumn<ReportRow>[] => {
		const text = (name: NameColumn | 'companyname', label: MessageDescriptor) => ({
			id: name,
			header: intl.formatMessage(label),
			sort: name,
			field: name,
			cell: (row: ReportRow) => {
				const shown = codedName(rowName(row, name, day) ?? intl.formatMessage(messages.unnamed));
				const page = name === 'companyname' ? undefined : pageOf(row, name);
				const to = page && addressOf(page, row);
				return to ? <Link to={to}>{shown}</Link> : shown;
			},
		});
		// What of the profits beside it may yet be lost stands in each row, on paper and in files too.
		const pendingColumn = {
			id: 'pending',
			header: intl.formatMessage(figureNames.pending),
			field: 'pending',
			align: 'end' as const,
			isAmount: true as const,
			cell: ({ pending = 0 }: ReportRow) => amount(pending),
		};
		return [
			...names.map(({ name, label }) => text(name, label)),
			...(isEvery ? [text('companyname', words.company)] : []),
			...FIGURES.flatMap((name) => {
				const shown = COUNTS.includes(name) ? count : amount;
				const drill = DRILLS[name];
				const column = {
					id: name,
					header: intl.formatMessage(figureNames[name]),
					sort: name,
					field: name,
					align: 'end' as const,
					...(!COUNTS.includes(name) && { isAmount: true as const }),
					cell: (row: ReportRow) => {
						if (unknownFigures(row).includes(name)) return <Unknown why={words.bySettled} />;
						const query = drill && row[name] !== 0 && asked && fichesOf(row, asked);
						const to = query && addressOf(drill.to, query);
						if (!to) return shown(row[name]);
						return (
							<Link to={to} title={intl.formatMessage(drill.title)}>
								{shown(row[name])}
							</Link>
						);
					},
				};
				return name === 'vente' && isOpen ? [column, pendingColumn] : [column];
			}),
		];
	}, [names, intl, count, day, amount, addressOf, isEvery, asked, isOpen]);
	if (!page || isMixed(page) || isSearch || page.total === 0) return columns;
	const { totals, pending } = page;
	const unknown = unknownFigures({ ...totals, pending });
	const footerOf = (name: (typeof FIGURES)[number]) => {
		if (unknown.includes(name)) return <Unknown why={words.bySettled} />;
		return (COUNTS.includes(name) ? count : amount)(totals[name]);
	};
	return columns.map((column) => {
		if (column.id === 'pending') return { ...column, footer: amount(pending) };
		const name = FIGURES.find((figure) => figure === column.id);
		return name ? { ...column, footer: footerOf(name) } : column;
	});
}
