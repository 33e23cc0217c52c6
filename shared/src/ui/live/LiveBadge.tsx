import { FormattedMessage } from '../../i18n/index.ts';
import { ActivityIcon, OfflineIcon, RetryIcon } from '../icons.ts';
import { Badge, Box } from '../parts.ts';
import { messages } from './messages.ts';

const LOOKS = {
	live: { Icon: ActivityIcon, palette: 'success', label: messages.live },
	reconnecting: { Icon: RetryIcon, palette: 'warning', label: messages.reconnecting },
	off: { Icon: OfflineIcon, palette: 'gray', label: messages.off },
} as const;

/** Whether what happens shows at once; a change is read out. */
export function LiveBadge({ state }: { state: keyof typeof LOOKS }) {
	const { Icon, palette, label } = LOOKS[state];
	return (
		<Box as="span" role="status">
			<Badge colorPalette={palette} variant="subtle">
				<Icon size={12} aria-hidden />
				<FormattedMessage {...label} />
			</Badge>
		</Box>
	);
}
