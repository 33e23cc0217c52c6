import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { Box, Card, Heading, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

interface Props {
	title: MessageDescriptor;
	/** What the rules of the section do together. */
	text?: MessageDescriptor;
	children: ReactNode;
}

/** Rules of one subject. */
export function RulesSection({ title, text, children }: Props) {
	const { formatMessage } = useIntl();
	return (
		<Card.Root as="section">
			<Card.Body gap="5">
				<Box>
					<Heading as="h2" textStyle="md" fontWeight="semibold">
						{formatMessage(title)}
					</Heading>
					{text && (
						<Text mt="1" color="fg.muted">
							{formatMessage(text)}
						</Text>
					)}
				</Box>
				<Box>{children}</Box>
			</Card.Body>
		</Card.Root>
	);
}
