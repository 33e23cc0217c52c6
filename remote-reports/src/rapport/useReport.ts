import type { ListEndpoint } from '@borlette/shared/contract';
import type { ReportGroup, ReportPage, ReportRow } from '@borlette/shared/contract/rapport';
import { REPORT_GROUPS } from '@borlette/shared/contract/rapport';
import { useList } from '@borlette/shared/data';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import {
	type AnyResource,
	type ListPatch,
	type ListUrl,
	listUrlOptionsOf,
	queryOfState,
	resourceMessages,
	useListUrl,
} from '@borlette/shared/resource';
import { useCallback, useMemo } from 'react';
import type { Report } from './reports.ts';

const DIGEST = /^[0-9a-f]{64}$/;

/** What of the address is not asked of the API: the figures that a link was made of. */
const OF_LINK = {
	as_of: (text: string) => (Number.isNaN(Date.parse(text)) ? undefined : text),
	digest: (text: string) => (DIGEST.test(text) ? text : undefined),
};
const GROUP = {
	filter_choice: (text: string) => REPORT_GROUPS.find((group) => group === text),
};
/** Other filters make another report: a link's figures are not comparable with it. */
const NO_LINK = { as_of: undefined, digest: undefined };

/** A report as the address asks for it: its rows, its summary, and what the address says. */
export function useReport(report: Report, hasGroups: boolean) {
	const resource = report as AnyResource;
	const options = useMemo(() => {
		const own = listUrlOptionsOf(resource);
		return { ...own, filters: { ...own.filters, ...OF_LINK, ...(hasGroups && GROUP) } };
	}, [resource, hasGroups]);
	const whole = useListUrl(options);
	const { as_of, digest } = whole.state.filters;
	const asked = useMemo(() => {
		const { as_of: _at, digest: _of, ...filters } = whole.state.filters;
		return { ...whole.state, filters };
	}, [whole.state]);
	const url = useMemo(() => urlOf(whole, asked), [whole, asked]);
	const list = useList<ListEndpoint>(report.endpoints.list, queryOfState(asked), {
		keepPrevious: true,
	});
	const page = list.page as ReportPage | undefined;
	const { total, error, isPlaceholder, refetch } = list;
	return {
		rows: list.rows as readonly ReportRow[] | undefined,
		page,
		total,
		error,
		isPlaceholder,
		refetch,
		url,
		asked,
		group: asked.filters.filter_choice as ReportGroup | undefined,
		/** What the link that was opened says of its figures. */
		linked: typeof as_of === 'string' && typeof digest === 'string' ? { as_of, digest } : undefined,
		forgetLink: () => whole.change({ page: asked.page, filters: NO_LINK }, { replace: true }),
	};
}

/** The address of a report but for its link. */
function urlOf(whole: ListUrl, asked: ListUrl['state']): ListUrl {
	const { filter_choice: _group, ...chosen } = asked.filters;
	return {
		...whole,
		change: (patch: ListPatch, history) =>
			whole.change(
				patch.filters ? { ...patch, filters: { ...patch.filters, ...NO_LINK } } : patch,
				history,
			),
		clear: () =>
			whole.change({
				q: '',
				filters: {
					...NO_LINK,
					...Object.fromEntries(Object.keys(chosen).map((name) => [name, undefined])),
				},
			}),
		isFiltered: asked.q !== '' || Object.keys(chosen).length > 0,
	};
}

export type ReportRead = ReturnType<typeof useReport>;

/** Companies whose money is not the same are shown together, and never added up. */
export const isMixed = (page: ReportPage | undefined): boolean =>
	page !== undefined && page.currency === null && page.total > 0;

/** How the sums of a report read, null as one that nobody knows yet; without a currency where each row has its own. */
export function useReportAmount(page: ReportPage | undefined): (minor: number | null) => string {
	const { formatMessage } = useIntl();
	const { amount, amountInput, currency } = useFormats();
	const of = page?.currency ?? currency;
	const mixed = isMixed(page);
	return useCallback(
		(minor) => {
			if (minor === null) return formatMessage(resourceMessages.none);
			return mixed ? amountInput(minor) : amount(minor, of);
		},
		[formatMessage, amount, amountInput, mixed, of],
	);
}
