import { Box, Heading } from '@borlette/shared/ui';
import { type ReactNode, useId } from 'react';

interface Props {
	title: ReactNode;
	text?: ReactNode;
	/** At the end of the head. */
	actions?: ReactNode;
	/** Rows that reach the edges. */
	isFlush?: boolean;
	children: ReactNode;
}

/** A part of the page with its heading. */
export function Part({ title, text, actions, isFlush, children }: Props) {
	const id = useId();
	const gutter = { base: '4', sm: '5' } as const;
	return (
		<Box
			as="section"
			aria-labelledby={id}
			bg="bg.panel"
			borderWidth="1px"
			borderRadius="lg"
			minW="0"
			overflow="hidden"
		>
			<Box
				display="flex"
				flexWrap="wrap"
				alignItems="center"
				justifyContent="space-between"
				columnGap="4"
				rowGap="2"
				px={gutter}
				pt={gutter}
				pb="4"
			>
				<Box minW="0">
					<Heading as="h2" id={id} textStyle="md" fontWeight="semibold">
						{title}
					</Heading>
					{text && (
						<Box textStyle="secondary" fontVariantNumeric="tabular-nums">
							{text}
						</Box>
					)}
				</Box>
				{actions}
			</Box>
			{isFlush ? (
				<Box borderTopWidth="1px">{children}</Box>
			) : (
				<Box px={gutter} pb={gutter}>
					{children}
				</Box>
			)}
		</Box>
	);
}
