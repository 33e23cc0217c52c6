import { FormattedMessage } from '../../i18n/index.ts';
import { BlockIcon, CheckIcon, ClockIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { Badge } from '../parts.ts';
import { drawStates } from './messages.ts';

const LOOKS = {
	open: { icon: SuccessIcon, palette: 'success' },
	closed: { icon: ClockIcon, palette: 'gray' },
	provisional: { icon: InfoIcon, palette: 'warning' },
	confirmed: { icon: CheckIcon, palette: 'info' },
	settled: { icon: CheckIcon, palette: 'gray' },
	cancelled: { icon: BlockIcon, palette: 'error' },
} as const;

const isKnown = (state: string): state is keyof typeof LOOKS => Object.hasOwn(LOOKS, state);

/** State of a draw, as a sign and a word; one that is not known by its own name. */
export function DrawState({ state }: { state: string }) {
	if (!isKnown(state)) return <Badge colorPalette="gray">{state}</Badge>;
	const { icon: Icon, palette } = LOOKS[state];
	return (
		<Badge colorPalette={palette} gap="1">
			<Icon size={12} aria-hidden />
			<FormattedMessage {...drawStates[state]} />
		</Badge>
	);
}
