import { Section } from '@borlette/shared/cards';
import type { State } from '@borlette/shared/contract/state';
import {
	FormattedMessage,
	type MessageDescriptor,
	useFormats,
	useIntl,
} from '@borlette/shared/i18n';
import { Box, VisuallyHidden } from '@borlette/shared/ui';
import { sheet } from '../sheets/sheet.ts';
import { messages } from './messages.ts';

const NAMES: Readonly<Record<string, MessageDescriptor | undefined>> = {
	health: messages.lane_health,
	entry: messages.lane_entry,
	sale: messages.lane_sale,
	list: messages.lane_list,
	whole: messages.lane_whole,
	report: messages.lane_report,
	long: messages.lane_long,
};

/** Calls of each kind: worked on, and waiting for their turn. */
export function Lanes({ state: { process } }: { state: State }) {
	const { formatMessage } = useIntl();
	const { count } = useFormats();
	const heads = [messages.atWork, messages.inQueue, messages.slots];
	return (
		<Section
			title={<FormattedMessage {...messages.lanes} />}
			text={<FormattedMessage {...messages.lanesText} />}
		>
			<Box css={sheet} overflowX="auto" borderWidth="1px" borderRadius="md">
				<table>
					<VisuallyHidden asChild>
						<caption>{formatMessage(messages.lanes)}</caption>
					</VisuallyHidden>
					<thead>
						<tr>
							<th scope="col">{formatMessage(messages.lane)}</th>
							{heads.map((head) => (
								<th key={head.id} scope="col" data-align="end">
									{formatMessage(head)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{process.lanes.map(({ lane, at_work, waiting, slots }) => {
							const name = NAMES[lane];
							return (
								<tr key={lane}>
									<th scope="row">{name ? formatMessage(name) : lane}</th>
									{[at_work, waiting, slots].map((value, at) => (
										<td
											key={heads[at]?.id}
											data-label={heads[at] && formatMessage(heads[at])}
											data-align="end"
										>
											{count(value)}
										</td>
									))}
								</tr>
							);
						})}
					</tbody>
				</table>
			</Box>
		</Section>
	);
}
