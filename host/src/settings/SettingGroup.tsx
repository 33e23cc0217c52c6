import { FormattedMessage, type MessageDescriptor } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { type ReactNode, useId } from 'react';

/** Settings of one kind under their name. */
export function SettingGroup({
	title,
	children,
}: {
	title: MessageDescriptor;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<Box role="group" aria-labelledby={id} display="grid" gap="3">
			<Box as="h3" id={id} textStyle="overline" color="fg.muted">
				<FormattedMessage {...title} />
			</Box>
			{children}
		</Box>
	);
}
