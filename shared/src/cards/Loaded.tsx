import type { ReactNode } from 'react';
import { type MessageDescriptor, useErrorText, useIntl } from '../i18n/index.ts';
import { Box, ErrorState } from '../ui/index.ts';
import { cardMessages } from './messages.ts';

interface Props<T> {
	read: { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
	/** As large as what it stands for. */
	skeleton: ReactNode;
	/** What could not be loaded. */
	failure?: MessageDescriptor;
	/** Drawn around the failure where no card does it yet. */
	frame?: (failure: ReactNode) => ReactNode;
	children: (data: T) => ReactNode;
}

/**
 * What was read; before that its outline, or what went wrong with a way to try again. Figures
 * once shown stay when a later reading fails (the strip says so).
 */
export function Loaded<T>({ read, skeleton, failure, frame, children }: Props<T>) {
	const intl = useIntl();
	const errorText = useErrorText();
	if (read.data !== undefined) return children(read.data);
	if (read.isFetching || !read.error) return <Box aria-busy="true">{skeleton}</Box>;
	const state = (
		<ErrorState
			title={intl.formatMessage(failure ?? cardMessages.sectionFailed)}
			text={errorText(read.error)}
			onRetry={() => void read.refetch()}
		/>
	);
	return frame ? frame(state) : state;
}
