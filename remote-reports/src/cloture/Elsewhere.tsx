import { FormattedMessage } from '@borlette/shared/i18n';
import { Link, useLocation } from '@borlette/shared/router';
import { Alert, Box } from '@borlette/shared/ui';
import type { Count } from './counts.ts';
import { useDesk } from './desk.ts';
import { messages } from './messages.ts';

/** As many as are named. */
const NAMED = 5;
const MORE = ' …';

/** What was typed at agents who are on another page, behind a filter or of another day, and waits there. */
export function Elsewhere() {
	const { day, rows, counts } = useDesk();
	const { pathname } = useLocation();
	const waiting = counts.all.filter(
		(count) =>
			!count.isSending && !(count.day === day && rows.some(({ id }) => id === count.agent_id)),
	);
	if (waiting.length === 0) return null;
	const searchOf = ({ day, agent_name }: Count) => `${new URLSearchParams({ day, q: agent_name })}`;
	return (
		<Alert.Root status="warning" role="status" mb="4">
			<Alert.Indicator />
			<Alert.Title fontWeight="normal">
				<FormattedMessage {...messages.elsewhere} values={{ count: waiting.length }} />
				{waiting.slice(0, NAMED).map((count) => (
					<Box
						key={`${count.day}.${count.agent_id}`}
						asChild
						textDecoration="underline"
						marginInlineStart="2"
					>
						<Link to={`${pathname}?${searchOf(count)}`}>{count.agent_name}</Link>
					</Box>
				))}
				{waiting.length > NAMED && MORE}
			</Alert.Title>
		</Alert.Root>
	);
}
