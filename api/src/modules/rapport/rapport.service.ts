import type { OutputOf, Page, QueryOf } from '@borlette/shared/contract';
import {
	type ReportPage,
	type ReportRow,
	type rapportApi,
	unknownFigures,
} from '@borlette/shared/contract/rapport';
import { daysFromTo } from '@borlette/shared/figures/days';
import { thisHourBefore, todayIn } from '../../db/clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Period, periodCompared, withoutLast } from '../../engine/period.ts';
import type { Places } from '../../engine/rollups.sql.ts';
import { withoutUnknown } from '../../export/unknown.ts';
import { listRows } from '../../http/list.ts';
import type { SharedCall } from '../../http/shared-route.ts';
import {
	type Dimension,
	openDraws,
	type Report,
	reportRows,
	type SummaryRow,
	sharedRows,
	summaryIn,
	summaryOf,
	totalsOf,
	totalsUntil,
} from './rapport.sql.ts';

type ReportEndpoint = (typeof rapportApi)[keyof typeof rapportApi];
type ListQuery = QueryOf<typeof rapportApi.journalier>;

const SEARCH = ['name', 'supervisor_name', 'surcussale_name', 'agent_name', 'tirage_name'];

/** The rows of a report; a page of them comes with totals, digest and the period before. */
export async function readReport<E extends ReportEndpoint>(
	{ db, scope, session }: Pick<SharedCall<E>, 'db' | 'scope' | 'session'>,
	endpoint: E,
	period: Period,
	{ tirage_id, surcussale_id, agent_id, ...query }: ListQuery,
	by: readonly Dimension[],
): Promise<OutputOf<E>> {
	const places = { tirage_id, surcussale_id, agent_id } as Places;
	const report: Report = { scope, period, places, by };
	const answer: unknown = await listRows<ReportEndpoint>(db, endpoint, query, {
		rows: reportRows(report),
		search: SEARCH,
		ties: ['name', 'draw_date'],
		isFollowed: true,
		shared: sharedRows(report),
		unknownIn: unknownFigures,
		async totals() {
			const { totals, currency, pending } = await summaryOf(db, report);
			if (currency === null) return undefined;
			const all = { ...totals, pending };
			return withoutUnknown(all, unknownFigures(all));
		},
	});
	if (query.limit === undefined || query.format) return answer as OutputOf<E>;

	const { items, total, nextOffset, ...summary } = answer as Page<ReportRow> & SummaryRow;
	const page: ReportPage = {
		...{ items, total, nextOffset },
		...datesOf(period),
		...summaryIn(summary),
		...(await openDraws(db, report)),
		previous: await previousOf(db, report, session.view.timezone),
	};
	return page as OutputOf<E>;
}

/** The days it is compared with; beside a day in progress their last one as it stood at this hour. */
async function previousOf(db: Db, report: Report, zone: string): Promise<ReportPage['previous']> {
	const { start, end } = report.period;
	const today = await todayIn(db, zone);
	const days = periodCompared(report.period, today);
	if (!days) return null;
	const those = { ...report, period: days };
	if (today < start || end < today) {
		return { ...datesOf(days), until: null, ...(await totalsOf(db, those)) };
	}
	const until = await thisHourBefore(db, zone, daysFromTo(days.end, today));
	const sums = await totalsUntil(db, { ...those, before: withoutLast(days) }, until);
	return { ...datesOf(days), until, ...sums };
}

const datesOf = ({ start, end }: Period) => ({ start_date: start, end_date: end });
