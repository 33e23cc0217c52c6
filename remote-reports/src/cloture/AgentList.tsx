import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box, SuccessIcon } from '@borlette/shared/ui';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import type { AgentsOfDay } from './useAgentsOfDay.ts';

const DOT = ' · ';

interface Props {
	day: AgentsOfDay;
	listRef: Ref<HTMLUListElement>;
	/** Enter: the money is counted now. */
	onCount: () => void;
}

const optionId = (index: number) => `cloture-agent-${index}`;

/** The agents of the day, gone through with the arrow keys. */
export function AgentList({ day, listRef, onCount }: Props) {
	const { formatMessage } = useIntl();
	const { amount, time } = useFormats();
	const { agents = [], index, go } = day;
	const chosen = useRef<HTMLLIElement>(null);
	useEffect(
		function keepInSight() {
			if (index >= 0) chosen.current?.scrollIntoView?.({ block: 'nearest' });
		},
		[index],
	);

	function press(event: KeyboardEvent) {
		const places: Record<string, number> = {
			ArrowDown: index + 1,
			ArrowUp: index - 1,
			Home: 0,
			End: agents.length - 1,
		};
		const place = places[event.key];
		if (place !== undefined) go(place);
		else if (event.key === 'Enter') onCount();
		else if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey) window.print();
		else return;
		event.preventDefault();
	}
	return (
		<Box
			asChild
			role="listbox"
			tabIndex={0}
			aria-label={formatMessage(messages.agents)}
			aria-activedescendant={optionId(index)}
			onKeyDown={press}
			listStyleType="none"
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
			maxHeight={{ base: '260px', lg: 'calc(100dvh - 240px)' }}
			overflowY="auto"
		>
			<ul ref={listRef}>
				{agents.map(({ id, agent_id, name, vente }, place) => {
					const deposit = day.depositOf(agent_id);
					const isChosen = place === index;
					return (
						<Box
							asChild
							key={id}
							id={optionId(place)}
							role="option"
							aria-selected={isChosen}
							onClick={() => go(place)}
							cursor="pointer"
							paddingInline="4"
							paddingBlock="2.5"
							borderBottomWidth="1px"
							background={isChosen ? 'brand.subtle' : undefined}
							fontVariantNumeric="tabular-nums"
						>
							<li ref={isChosen ? chosen : undefined}>
								<Box display="flex" justifyContent="space-between" gap="3">
									<Box as="span" fontWeight="medium">
										{name}
									</Box>
									{deposit && (
										<Box as="span" color="fg.success" display="inline-flex" aria-hidden>
											<SuccessIcon size={16} />
										</Box>
									)}
								</Box>
								<Box textStyle="xs" color="fg.muted">
									<FormattedMessage {...messages.sold} values={{ amount: amount(vente) }} />
									{DOT}
									{deposit ? (
										<FormattedMessage
											{...messages.depositAt}
											values={{ time: time(deposit.at), amount: amount(deposit.amount) }}
										/>
									) : (
										<FormattedMessage {...messages.noDeposit} />
									)}
								</Box>
							</li>
						</Box>
					);
				})}
			</ul>
		</Box>
	);
}
