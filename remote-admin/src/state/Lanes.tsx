import { Section } from '@borlette/shared/cards';
import type { State } from '@borlette/shared/contract/state';
import {
	FormattedMessage,
	type MessageDescriptor,
	useFormats,
	useIntl,
} from '@borlette/shared/i18n';
import { FigureSheet } from '../sheets/FigureSheet.tsx';
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
	const heads = [messages.atWork, messages.inQueue, messages.slots].map((head) =>
		formatMessage(head),
	);
	return (
		<Section
			title={<FormattedMessage {...messages.lanes} />}
			text={<FormattedMessage {...messages.lanesText} />}
		>
			<FigureSheet
				caption={formatMessage(messages.lanes)}
				first={formatMessage(messages.lane)}
				figures={heads}
			>
				{process.lanes.map(({ lane, at_work, waiting, slots }) => {
					const name = NAMES[lane];
					return (
						<tr key={lane}>
							<th scope="row">{name ? formatMessage(name) : lane}</th>
							{[at_work, waiting, slots].map((value, at) => (
								<td key={heads[at]} data-label={heads[at]} data-align="end">
									{count(value)}
								</td>
							))}
						</tr>
					);
				})}
			</FigureSheet>
		</Section>
	);
}
