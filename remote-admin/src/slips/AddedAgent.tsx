import { type Agent, agentName } from '@borlette/shared/contract/agent';
import { useIntl } from '@borlette/shared/i18n';
import { type AddedProps, RowDialog } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { Button, Flex, LimitIcon, Stack } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { SlipToGive } from './SlipToGive.tsx';

/** After an agent was added: what they sign in with, and what comes next. */
export function AddedAgent({ item, values, onClose }: AddedProps<Agent>) {
	const { formatMessage } = useIntl();
	const toLimits = useScreen('limite-game-per-agent.new', {}, { agent_id: item.id });
	return (
		<RowDialog
			title={formatMessage(messages.title, { name: agentName(item) })}
			onClose={onClose}
			isOnce
		>
			<Stack gap="4">
				<SlipToGive item={item} password={String(values.password ?? '')} />
				<Flex gap="2" wrap="wrap" justify="flex-end">
					{toLimits && (
						<Button asChild variant="outline">
							<Link to={toLimits}>
								<LimitIcon size={16} aria-hidden />
								{formatMessage(messages.setLimits)}
							</Link>
						</Button>
					)}
					<Button onClick={onClose}>{formatMessage(messages.done)}</Button>
				</Flex>
			</Stack>
		</RowDialog>
	);
}
