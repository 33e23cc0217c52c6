import { Box, Center, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { InboxIcon } from '../icons.ts';

interface Props {
	title: ReactNode;
	/** What to do next. */
	text?: ReactNode;
	icon?: ReactNode;
	/** A button or a link that does it. */
	action?: ReactNode;
}

/** In place of rows when there are none: says why, and what to do next. */
export function EmptyState({ title, text, icon, action }: Props) {
	return (
		<VStack gap="4" py="12" px="4" textAlign="center">
			<Center boxSize="14" borderRadius="full" bg="bg.muted" color="fg.muted" aria-hidden>
				{icon ?? <InboxIcon size={26} />}
			</Center>
			<Box maxW="sm">
				<Text as="p" textStyle="md" fontWeight="semibold">
					{title}
				</Text>
				{text && (
					<Text as="p" mt="1" color="fg.muted">
						{text}
					</Text>
				)}
			</Box>
			{action}
		</VStack>
	);
}
