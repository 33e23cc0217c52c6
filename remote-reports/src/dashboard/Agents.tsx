import { Loaded, MoreLink, Section } from '@borlette/shared/cards';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import { AgentIcon, Box, EmptyState, Skeleton } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { Losses } from './Losses.tsx';
import { messages } from './messages.ts';
import { useApp } from './reads.ts';
import { sections } from './sections.messages.ts';

/** The agents that need a look: who has not sold yet today, and who loses. */
export function Agents() {
	const app = useApp();
	const list = useScreen('agent.list');
	return (
		<Section
			title={<FormattedMessage {...sections.agents} />}
			actions={
				<MoreLink to={list}>
					<FormattedMessage {...messages.seeAgents} />
				</MoreLink>
			}
		>
			<Loaded read={app} skeleton={<Skeleton h="20" />}>
				{([day]) =>
					day && day.agents_total === 0 ? (
						<EmptyState
							icon={<AgentIcon size={26} />}
							title={<FormattedMessage {...sections.noAgents} />}
							text={<FormattedMessage {...sections.noAgentsText} />}
						/>
					) : (
						<>
							{day && <Share active={day.agents_active} total={day.agents_total} />}
							<Losses />
						</>
					)
				}
			</Loaded>
		</Section>
	);
}

function Share({ active, total }: { active: number; total: number }) {
	const { count } = useFormats();
	const big = (text: ReactNode) => (
		<Box as="span" key="big" textStyle="kpi" color="fg">
			{text}
		</Box>
	);
	return (
		<>
			<Box as="p" color="fg.muted" fontVariantNumeric="tabular-nums">
				<FormattedMessage
					{...sections.agentsOf}
					values={{ active: count(active), total: count(total), big }}
				/>
			</Box>
			<Box h="2" mt="2" mb="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
				<Box
					h="full"
					borderRadius="full"
					bg="brand.solid"
					data-swatch=""
					style={{ width: `${(active / total) * 100}%` }}
				/>
			</Box>
			<Box textStyle="secondary">
				<FormattedMessage {...sections.agentsText} values={{ quiet: total - active }} />
			</Box>
		</>
	);
}
