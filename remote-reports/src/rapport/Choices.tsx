import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { Box, Button } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

interface Props<Name extends string> {
	label: MessageDescriptor;
	choices: readonly { readonly name: Name; readonly label: MessageDescriptor }[];
	chosen: Name | undefined;
	onChoose: (name: Name) => void;
	/** The lesser of two rows of choices. */
	isQuiet?: boolean;
	/** What stands in the same row, and wraps with it. */
	children?: ReactNode;
}

/** A few choices side by side, of which one applies. */
export function Choices<Name extends string>({
	label,
	choices,
	chosen,
	onChoose,
	isQuiet = false,
	children,
}: Props<Name>) {
	const { formatMessage } = useIntl();
	return (
		<Box role="group" aria-label={formatMessage(label)} display="flex" flexWrap="wrap" gap="1">
			{choices.map(({ name, label: one }) => (
				<Button
					key={name}
					size={isQuiet ? 'sm' : 'md'}
					variant={name !== chosen ? 'outline' : isQuiet ? 'subtle' : 'solid'}
					colorPalette={name === chosen ? 'brand' : 'gray'}
					aria-pressed={name === chosen}
					onClick={() => onChoose(name)}
				>
					{formatMessage(one)}
				</Button>
			))}
			{children}
		</Box>
	);
}
