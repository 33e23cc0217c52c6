import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Button } from '@borlette/shared/ui';
import { type ReactNode, useState } from 'react';
import { messages } from './messages.ts';

interface Props<T> {
	items: readonly T[];
	/** How many are shown until more are asked for. */
	first: number;
	children: (shown: readonly T[]) => ReactNode;
}

/** The first items, and a button for the rest. */
export function ShowAll<T>({ items, first, children }: Props<T>) {
	const [isAll, setAll] = useState(false);
	return (
		<>
			{children(isAll ? items : items.slice(0, first))}
			{items.length > first && (
				<Box mt="4">
					<Button
						variant="outline"
						colorPalette="gray"
						size="sm"
						w="full"
						aria-expanded={isAll}
						onClick={() => setAll(!isAll)}
					>
						<FormattedMessage
							{...(isAll ? messages.showFewer : messages.showAll)}
							values={{ count: items.length }}
						/>
					</Button>
				</Box>
			)}
		</>
	);
}
