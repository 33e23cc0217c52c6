import { FormattedMessage } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './demo.messages.ts';

/** Says that nothing here is real. */
export function DemoLine() {
	return (
		<Box
			as="p"
			px={{ base: '4', sm: '6' }}
			py="1"
			bg="bg.warning"
			color="fg.warning"
			textStyle="xs"
			textAlign="center"
		>
			<FormattedMessage {...messages.note} />
		</Box>
	);
}
