import { Button } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

interface Props {
	isPressed: boolean;
	onPress: () => void;
	children: ReactNode;
}

/** One of several looks; the pressed one is in force. */
export function Tile({ isPressed, onPress, children }: Props) {
	return (
		<Button
			variant="outline"
			colorPalette="gray"
			h="auto"
			minH="20"
			flexDirection="column"
			whiteSpace="normal"
			gap="2"
			// The recipe has less on a phone.
			p={{ base: '3', smDown: '3' }}
			fontWeight={isPressed ? 'semibold' : 'medium'}
			color={isPressed ? 'brand.fg' : 'fg'}
			bg={isPressed ? 'brand.subtle' : 'bg.panel'}
			borderColor={isPressed ? 'brand.solid' : 'border.control'}
			aria-pressed={isPressed}
			onClick={onPress}
		>
			{children}
		</Button>
	);
}
