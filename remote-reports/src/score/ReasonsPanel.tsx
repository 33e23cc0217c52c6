import { Loaded, MoreLink } from '@borlette/shared/cards';
import { itemsIn } from '@borlette/shared/contract/request';
import { scoreApi } from '@borlette/shared/contract/score';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { RowPanel } from '@borlette/shared/resource';
import { useScreen } from '@borlette/shared/screens';
import { Drawer, EmptyState, Skeleton } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Reasons } from './Reasons.tsx';

/** Why the agent that the address names is where they are in the list, on whatever page that is. */
export function ReasonsPanel({ name, onClose }: { name: string; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const read = useRead(scoreApi.list, { query: { id: name, limit: 1 } });
	const [item] = read.data ? itemsIn(read.data) : [];
	const page = useScreen('agent.page', { agentId: name });
	return (
		<RowPanel
			title={item?.agent_name ?? formatMessage(messages.title)}
			closeLabel={formatMessage(words.close)}
			onClose={onClose}
			footer={
				item &&
				page && (
					<Drawer.Footer borderTopWidth="1px">
						<MoreLink to={page}>
							<FormattedMessage {...messages.page} />
						</MoreLink>
					</Drawer.Footer>
				)
			}
		>
			<Loaded read={read} failure={messages.failed} skeleton={<Skeleton height="480px" />}>
				{() =>
					item ? (
						<Reasons item={item} />
					) : (
						<EmptyState
							title={formatMessage(messages.notListed)}
							text={formatMessage(messages.notListedText)}
						/>
					)
				}
			</Loaded>
		</RowPanel>
	);
}
