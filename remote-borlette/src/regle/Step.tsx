import { FormattedMessage, type MessageDescriptor } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface Props {
	title: MessageDescriptor;
	isRefusing: boolean;
	children: ReactNode;
}

/** One thing that the sale looks at. */
export function Step({ title, isRefusing, children }: Props) {
	return (
		<Box
			as="li"
			paddingBlock="3"
			borderBlockStartWidth="1px"
			_first={{ borderBlockStartWidth: '0', paddingBlockStart: '0' }}
		>
			<Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
				<Box fontWeight="medium">
					<FormattedMessage {...title} />
				</Box>
				<StatusBadge tone={isRefusing ? 'error' : 'success'}>
					<FormattedMessage {...(isRefusing ? messages.refusing : messages.ok)} />
				</StatusBadge>
			</Box>
			<Box marginBlockStart="1" display="grid" gap="1" color="fg.muted">
				{children}
			</Box>
		</Box>
	);
}

/** One sentence of a step, with the way to the row it is about. */
export function Said({ children, action }: { children: ReactNode; action?: ReactNode }) {
	return (
		<Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
			<Box minW="0" fontVariantNumeric="tabular-nums">
				{children}
			</Box>
			{action}
		</Box>
	);
}
