import type { Overview } from '@borlette/shared/contract/overview';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import type { AnyResource } from '@borlette/shared/resource';
import { StatusBadge } from '@borlette/shared/resource';
import { Box, PageFrame, PageHeader, Stack } from '@borlette/shared/ui';
import { Facts } from './Facts.tsx';
import { Figures } from './Figures.tsx';
import type { Kind } from './kinds.ts';
import { ListSection } from './ListSection.tsx';
import { COLUMNS } from './layout.ts';
import { NextSteps } from './NextSteps.tsx';
import { Rules } from './Rules.tsx';
import { Score } from './Score.tsx';
import { stateOf } from './state.ts';
import { Terminals } from './Terminals.tsx';
import { Trail } from './Trail.tsx';
import { Trend } from './Trend.tsx';
import { useUserCan } from './useUserCan.ts';

interface Props {
	kind: Kind;
	resource: AnyResource;
	overview: Overview;
}

/** Beside what one reads; after it where there is one column. */
const ASIDE = { gridColumn: { lg: '2' } } as const;

export function Content({ kind, resource, overview }: Props) {
	const { formatMessage } = useIntl();
	const { date } = useFormats();
	const may = useUserCan();
	const state = stateOf(kind, overview);
	return (
		<PageFrame>
			<PageHeader
				title={
					<Box as="span" display="inline-flex" flexWrap="wrap" gap="3" alignItems="center">
						{overview.name}
						<StatusBadge tone={state.tone}>{formatMessage(state.label)}</StatusBadge>
					</Box>
				}
				text={<Facts overview={overview} />}
				crumbs={[
					{ label: formatMessage(resource.messages.list), screen: kind.list },
					{ label: overview.name },
				]}
			/>
			<Figures kind={kind} overview={overview} />
			<Box {...COLUMNS} mt="6">
				<Stack gap="6" {...ASIDE} gridRow={{ lg: '1' }}>
					<NextSteps kind={kind} resource={resource} overview={overview} />
					{!kind.isGroup && <Score overview={overview} />}
					{overview.terminals && <Terminals terminals={overview.terminals} />}
				</Stack>
				<Stack gap="6" gridColumn={{ lg: '1' }} gridRow={{ lg: '1 / span 2' }} minW="0">
					{overview.sales && (
						<Trend
							days={overview.sales.days}
							currency={overview.currency}
							since={date(overview.created_at)}
						/>
					)}
					{kind.lists
						.filter(({ permission }) => may(permission))
						.map((section) => (
							<ListSection key={section.name} section={section} overview={overview} />
						))}
					{kind.rules && <Rules of={kind.rules} overview={overview} />}
				</Stack>
				<Stack gap="6" {...ASIDE} gridRow={{ lg: '2' }} minW="0">
					<Trail type={resource.name} overview={overview} />
				</Stack>
			</Box>
		</PageFrame>
	);
}
