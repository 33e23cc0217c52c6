import { type AgentDay, type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import {
	LeaveGuard,
	type ListUrl,
	ResourceTable,
	usePanel,
	useResourceList,
} from '@borlette/shared/resource';
import { useSearchParams } from '@borlette/shared/router';
import { useCan, useLacksCompany } from '@borlette/shared/session';
import { Box, LiveBadge, PageFrame, PageHeader, useIsWide } from '@borlette/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCounts } from './counts.ts';
import { type Desk, DeskProvider } from './desk.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { messages } from './messages.ts';
import { Progress } from './Progress.tsx';
import { closings, SLIP } from './resource.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { Unclosed } from './Unclosed.tsx';
import { useWalk } from './useWalk.ts';

/** The end of the day of the whole house, agent by agent, without leaving the keyboard. */
export function CloturePage() {
	if (!useCan('view_wallettransaction')) {
		return (
			<Frame>
				<FormattedMessage {...messages.noLedger} />
			</Frame>
		);
	}
	return <Day />;
}

const Frame = ({ live, children }: { live?: ReactNode; children: ReactNode }) => (
	<PageFrame>
		<PageHeader
			title={useIntl().formatMessage(messages.title)}
			fromHome
			text={
				<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
					{live}
					<FormattedMessage {...messages.text} />
				</Box>
			}
		/>
		{children}
	</PageFrame>
);

function Day() {
	const { formatMessage } = useIntl();
	const holds = useCan('add_wallettransaction');
	const mayBook = !useLacksCompany(clotureApi.create) && holds;
	const list = useResourceList(closings);
	const panel = usePanel(closings);
	const counts = useCounts();
	const form = useRef<HTMLFormElement>(null);
	const { walk, start, onFocus } = useWalk(form, list, {
		startsInField: useIsWide('sm') && !panel.opened,
		atTheEnd: formatMessage(messages.allDone),
	});
	const [booked, setBooked] = useState<AgentDay>();
	const setParams = useSearchParams()[1];
	const page = list.page as unknown as ClosingPage | undefined;
	const day = page?.day ?? '';
	const desk: Desk = {
		day,
		rows: page?.items ?? [],
		counts,
		walk,
		onBooked: setBooked,
		showSlip: (agentId) =>
			setParams((now) => {
				const next = new URLSearchParams(now);
				// It may be in the address already, and not be drawn yet (`useHeldDay`).
				if (counts.all.length > 0) next.set('day', day);
				next.set(SLIP, agentId);
				return next;
			}),
	};
	useHeldDay(desk, list.url);
	function press(event: KeyboardEvent) {
		const isSearch = event.target instanceof Element && event.target.matches('[role=searchbox]');
		if (event.key !== 'ArrowDown' || !isSearch) return;
		event.preventDefault();
		start();
	}
	return (
		<Frame live={<LiveBadge state={list.live} />}>
			<DeskProvider value={desk}>
				{page && <Progress progress={page.progress} booked={booked} />}
				{!mayBook && (
					<Box mb="4" color="fg.muted">
						<FormattedMessage {...messages.mayNotBook} />
					</Box>
				)}
				{page?.unclosed && <Unclosed {...page.unclosed} />}
				<Elsewhere />
				<form
					ref={form}
					noValidate
					data-draft={counts.key}
					onSubmit={(event) => event.preventDefault()}
					onFocus={onFocus}
					onKeyDown={press}
				>
					<ResourceTable resource={closings} list={list} rowHref={panel.hrefOf} />
				</form>
				<Shortcuts />
				{panel.opened}
			</DeskProvider>
			<LeaveGuard
				isDirty={mayBook && counts.all.length > 0}
				isUnderWay={() => counts.all.some(({ isSending }) => isSending)}
				onLeave={counts.clear}
			/>
		</Frame>
	);
}

/**
 * From the first amount on the day stands in the address: "today" would become the next day at midnight, under the hands of
 * who counts, and what they go on typing would be of that one.
 */
function useHeldDay({ day, counts }: Desk, { state, change }: ListUrl): void {
	const isAsked = state.filters.day !== undefined;
	const isCounted = counts.all.some((count) => count.day === day);
	useEffect(
		function holdDay() {
			if (isCounted && !isAsked) change({ page: state.page, filters: { day } }, { replace: true });
		},
		[isCounted, isAsked, day, change, state.page],
	);
}
