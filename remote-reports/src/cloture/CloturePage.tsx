import { FormattedMessage, useErrorText, useIntl } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import {
	Box,
	EmptyState,
	ErrorState,
	LiveBadge,
	PageFrame,
	PageHeader,
	Skeleton,
	toast,
} from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';
import { AgentList } from './AgentList.tsx';
import { Count } from './Count.tsx';
import { messages } from './messages.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { type AgentsOfDay, useAgentsOfDay } from './useAgentsOfDay.ts';

/** The end of the day, agent by agent, without leaving the keyboard. */
export function CloturePage() {
	const { formatMessage } = useIntl();
	const day = useAgentsOfDay();
	const title = formatMessage(messages.title);
	return (
		<PageFrame>
			<PageHeader
				title={title}
				fromHome
				text={
					<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
						<LiveBadge state={day.live} />
						<FormattedMessage {...messages.text} />
					</Box>
				}
			/>
			<Day day={day} />
		</PageFrame>
	);
}

function Day({ day }: { day: AgentsOfDay }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const mayLedger = useCan('view_wallettransaction');
	const { list, agents, agent, index } = day;
	const listRef = useRef<HTMLUListElement>(null);
	const inputRef = useRef<HTMLInputElement>(null);
	/** The field of the next agent is not there yet: it takes the focus when it comes. */
	const isCounting = useRef(false);
	const focusCount = (input: HTMLInputElement | null) => {
		inputRef.current = input;
		if (input && isCounting.current) input.focus();
	};
	useEffect(
		function startInTheList() {
			if (agents?.length) listRef.current?.focus();
		},
		[agents?.length],
	);

	if (!mayLedger) return <FormattedMessage {...messages.noLedger} />;
	if (list.error && !agents) {
		return (
			<ErrorState
				title={formatMessage(messages.failed)}
				text={errorText(list.error)}
				onRetry={() => void list.refetch()}
			/>
		);
	}
	if (!agents || !day.day) return <Skeleton height="400px" aria-busy="true" />;
	if (!agent) {
		return (
			<EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} />
		);
	}

	function leave(step: -1 | 0 | 1) {
		isCounting.current = step !== 0;
		if (step === 0) listRef.current?.focus();
		else day.go(index + step);
	}
	function next() {
		isCounting.current = true;
		if (day.go(index + 1)) return;
		toast.success(formatMessage(messages.allDone));
		leave(0);
	}
	return (
		<Box
			display="grid"
			gap={{ base: '4', sm: '6' }}
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' }}
			alignItems="start"
		>
			<Box>
				<AgentList
					day={day}
					listRef={listRef}
					onCount={() => {
						isCounting.current = true;
						inputRef.current?.focus();
					}}
				/>
				{list.total > agents.length && (
					<FormattedMessage {...messages.cut} values={{ count: agents.length }} />
				)}
				<Shortcuts />
			</Box>
			<Count
				key={agent.agent_id}
				agent={agent}
				day={day.day}
				inputRef={focusCount}
				onBooked={next}
				onLeave={leave}
			/>
		</Box>
	);
}
