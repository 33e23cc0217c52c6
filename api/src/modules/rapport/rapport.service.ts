import type { OutputOf, Page, QueryOf } from '@borlette/shared/contract';
import type { ReportPage, ReportRow, rapportApi } from '@borlette/shared/contract/rapport';
import { type Period, periodBefore } from '../../engine/period.ts';
import type { Places } from '../../engine/rollups.sql.ts';
import { listRows } from '../../http/list.ts';
import type { Context } from '../../http/route.ts';
import { type Dimension, type Report, reportRows, summaryOf, totalsOf } from './rapport.sql.ts';

type ReportEndpoint = (typeof rapportApi)[keyof typeof rapportApi];
type ListQuery = QueryOf<typeof rapportApi.journalier>;

const SEARCH = ['name', 'supervisor_name', 'surcussale_name', 'agent_name', 'tirage_name'];

/** The rows of a report; a page of them comes with totals, digest and the period before. */
export async function readReport<E extends ReportEndpoint>(
	{ db, scope }: Context,
	endpoint: E,
	period: Period,
	{ tirage_id, surcussale_id, agent_id, ...query }: ListQuery,
	by: readonly Dimension[],
): Promise<OutputOf<E>> {
	const places = { tirage_id, surcussale_id, agent_id } as Places;
	const report: Report = { scope, period, places, by };
	const answer: unknown = await listRows(db, endpoint, query, {
		rows: reportRows(report) as never,
		search: SEARCH,
		isFollowed: true,
		async totals() {
			const { totals, currency } = await summaryOf(db, report);
			return currency === null ? undefined : totals;
		},
	});
	if (query.limit === undefined || query.format) return answer as OutputOf<E>;

	const before = periodBefore(period);
	const page: ReportPage = {
		...(answer as Page<ReportRow>),
		...datesOf(period),
		...(await summaryOf(db, report)),
		previous: before && {
			...datesOf(before),
			totals: await totalsOf(db, { ...report, period: before }),
		},
	};
	return page as OutputOf<E>;
}

const datesOf = ({ start, end }: Period) => ({ start_date: start, end_date: end });
