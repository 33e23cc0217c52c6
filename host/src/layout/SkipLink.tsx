import { FormattedMessage } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './layout.messages.ts';

/** Leads the keyboard past the menus; seen only while it has the focus. */
export function SkipLink() {
	return (
		<Box
			asChild
			position="fixed"
			top="3"
			insetStart="3"
			zIndex="skipNav"
			px="4"
			py="2"
			bg="bg.panel"
			color="brand.fg"
			fontWeight="semibold"
			borderRadius="md"
			boxShadow="soft"
			translate="0 -200%"
			_focusVisible={{ translate: '0 0' }}
		>
			<a href="#content">
				<FormattedMessage {...messages.skip} />
			</a>
		</Box>
	);
}
