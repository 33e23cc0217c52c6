import { Box, Center, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, words } from '../../i18n/index.ts';
import { Button } from '../Button.tsx';
import { ErrorIcon, RetryIcon } from '../icons.ts';
import { messages } from './messages.ts';

interface Props {
	title: ReactNode;
	/** What to do next. */
	text?: ReactNode;
	onRetry?: () => void;
	/** For developers; folded. */
	details?: string | undefined;
	/** Another way out, beside Réessayer. */
	action?: ReactNode;
}

/** In place of what could not be shown; read out at once, because nobody asked for it. */
export function ErrorState({ title, text, onRetry, details, action }: Props) {
	return (
		<VStack role="alert" gap="4" py="12" px="4" textAlign="center">
			<Center boxSize="14" borderRadius="full" bg="bg.error" color="fg.error" aria-hidden>
				<ErrorIcon size={26} />
			</Center>
			<Box maxW="md">
				<Text as="p" textStyle="md" fontWeight="semibold">
					{title}
				</Text>
				{text && (
					<Text as="p" mt="1" color="fg.muted">
						{text}
					</Text>
				)}
			</Box>
			{(onRetry || action) && (
				<Box display="flex" flexWrap="wrap" justifyContent="center" gap="3">
					{onRetry && (
						<Button onClick={onRetry}>
							<RetryIcon aria-hidden />
							<FormattedMessage {...words.retry} />
						</Button>
					)}
					{action}
				</Box>
			)}
			{details && (
				<Box as="details" maxW="full" color="fg.muted" textStyle="xs">
					<Box as="summary" cursor="pointer" borderRadius="l1" px="1">
						<FormattedMessage {...messages.details} />
					</Box>
					<Box
						as="pre"
						mt="2"
						p="3"
						bg="bg.muted"
						borderRadius="md"
						whiteSpace="pre-wrap"
						textAlign="start"
					>
						{details}
					</Box>
				</Box>
			)}
		</VStack>
	);
}
