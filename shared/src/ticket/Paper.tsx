import type { ReactNode } from 'react';
import { Box } from '../ui/index.ts';

/** Paper is white and its ink black, whatever the mode of the screen. */
/** The light mode's, by tone. */
export const PAPER_TONES = {
	success: { ground: '#E3F6EA', ink: '#0B6B3A' },
	warning: { ground: '#FFF3DA', ink: '#8A4B00' },
	error: { ground: '#FDE9E7', ink: '#B3261E' },
	info: { ground: '#E2F2FB', ink: '#0B5C8A' },
	neutral: { ground: '#EEF1F4', ink: '#1B232B' },
} as const;

export const PAPER = { paper: '#FFFFFF', ink: '#0E1216', faded: '#4A5560', rule: '#9BA7B3' };

/** The sheet that a ticket is printed on. */
export function Paper({ label, children }: { label: string; children: ReactNode }) {
	return (
		<Box
			as="article"
			aria-label={label}
			bg={PAPER.paper}
			color={PAPER.ink}
			colorScheme="light"
			px="4"
			py="5"
			borderRadius="md"
			boxShadow="soft"
			fontSize="13px"
			lineHeight="18px"
			fontVariantNumeric="tabular-nums"
			overflowWrap="anywhere"
		>
			{children}
		</Box>
	);
}

/** The line between two parts of a ticket. */
export const Rule = () => (
	<Box aria-hidden my="3" borderTopWidth="1px" borderTopStyle="dashed" borderColor={PAPER.rule} />
);

/** A name at the start, its value at the end. */
export function Pair({
	name,
	isLoud,
	children,
}: {
	name: ReactNode;
	isLoud?: boolean;
	children: ReactNode;
}) {
	return (
		<Box
			display="flex"
			justifyContent="space-between"
			gap="3"
			{...(isLoud && { fontSize: '16px', lineHeight: '24px', fontWeight: 'semibold' })}
		>
			<Box as="span" {...(!isLoud && { color: PAPER.faded })}>
				{name}
			</Box>
			<Box as="span" textAlign="end">
				{children}
			</Box>
		</Box>
	);
}
