import { FormattedMessage, type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, Button, Center, Heading, HomeIcon, Text } from '@borlette/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { Balls } from './Balls.tsx';
import { messages } from './status.messages.ts';

interface Props {
	/** What the drum drew: two or three characters. */
	balls: readonly string[];
	title: ReactNode;
	text: MessageDescriptor;
	/** Beside the way home. */
	action?: ReactNode;
	details?: string | undefined;
	/** Fills the window; inside the layout it fills the page only. */
	isWhole?: boolean;
}

/** A page that says why there is nothing to see, and how to go on. */
export function StatusPage({ balls, title, text, action, details, isWhole = true }: Props) {
	const { formatMessage } = useIntl();
	const name = typeof title === 'string' ? title : undefined;
	useEffect(
		function nameTab() {
			if (name) document.title = name;
		},
		[name],
	);
	return (
		<Center
			as={isWhole ? 'main' : 'section'}
			minH={isWhole ? '100dvh' : '70dvh'}
			px="4"
			py="12"
			textAlign="center"
		>
			<Box maxW="520px">
				<Balls values={balls} />
				<Heading as="h1" mt="8" textStyle="2xl" fontWeight="semibold">
					{title}
				</Heading>
				<Text mt="3" textStyle="md" color="fg.muted">
					{formatMessage(text)}
				</Text>
				<Box mt="8" display="flex" flexWrap="wrap" gap="3" justifyContent="center">
					{action}
					<Button asChild size="lg" variant={action ? 'outline' : 'solid'}>
						<Link to="/">
							<HomeIcon aria-hidden />
							<FormattedMessage {...messages.home} />
						</Link>
					</Button>
				</Box>
				{details && (
					<Text mt="8" textStyle="xs" color="fg.muted" fontFamily="mono">
						{details}
					</Text>
				)}
			</Box>
		</Center>
	);
}
