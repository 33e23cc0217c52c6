import { useFormValues } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { Box, Heading, MessageIcon, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** Of the screen of a terminal. */
const WIDTH = '300px';

/** The message as a terminal shows it, while it is typed. */
export function Preview() {
	const { formatMessage } = useIntl();
	const { title, body } = useFormValues<{ title: string; body: string }>().values;
	return (
		<Box as="section">
			<Heading as="h2" textStyle="sm" fontWeight="semibold">
				{formatMessage(messages.preview)}
			</Heading>
			<Box
				mt="3"
				width={WIDTH}
				maxWidth="100%"
				borderWidth="8px"
				borderColor="border.control"
				borderRadius="xl"
				bg="bg"
				p="3"
			>
				<Box bg="bg.panel" borderWidth="1px" borderRadius="md" p="3" aria-live="polite">
					<Box display="flex" gap="2" alignItems="center" color="brand.fg">
						<MessageIcon size={16} aria-hidden />
						<Text fontWeight="semibold" overflowWrap="anywhere">
							{title || formatMessage(messages.previewTitle)}
						</Text>
					</Box>
					<Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
						{body || formatMessage(messages.previewBody)}
					</Text>
				</Box>
			</Box>
		</Box>
	);
}
