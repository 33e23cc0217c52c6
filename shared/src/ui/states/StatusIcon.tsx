import { Box } from '@chakra-ui/react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts';
import type { Status } from '../theme/palette.ts';

const ICONS = { success: SuccessIcon, warning: WarningIcon, error: ErrorIcon, info: InfoIcon };

/** The sign of a status; the word is beside it, so readers skip the picture. */
export function StatusIcon({ status, size = 20 }: { status: Status; size?: number }) {
	const Icon = ICONS[status];
	return (
		<Box as="span" color={`fg.${status}`} flexShrink="0" display="inline-flex" aria-hidden>
			<Icon size={size} />
		</Box>
	);
}
