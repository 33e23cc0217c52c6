import { type ReactNode, useId } from 'react';
import { Link } from '../router/index.ts';
import { Box, Button, Heading, NextIcon } from '../ui/index.ts';

interface Props {
	title: ReactNode;
	/** A line under the title. */
	text?: ReactNode;
	/** Controls at the end of the head. */
	actions?: ReactNode;
	/** What stands in it reaches the edges: rows. */
	isFlush?: boolean;
	children: ReactNode;
}

const GUTTER = { base: '4', sm: '5' } as const;

/** A card of the page with its heading. */
export function Section({ title, text, actions, isFlush = false, children }: Props) {
	const id = useId();
	return (
		<Box
			as="section"
			aria-labelledby={id}
			bg="bg.panel"
			borderWidth="1px"
			borderColor="border"
			borderRadius="lg"
			boxShadow="xs"
			minW="0"
			overflow={isFlush ? 'hidden' : undefined}
		>
			<Box
				display="flex"
				flexWrap="wrap"
				alignItems="center"
				justifyContent="space-between"
				columnGap="4"
				rowGap="2"
				px={GUTTER}
				pt={GUTTER}
				pb="3"
				minH="16"
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
			<Box {...(isFlush ? { borderTopWidth: '1px' } : { px: GUTTER, pb: GUTTER })}>{children}</Box>
		</Box>
	);
}

interface MoreLinkProps {
	to: string | null;
	/** Begins with what is shown, and says more: other cards of the page have a link of the same words. */
	label?: string;
	children: ReactNode;
}

/** A quiet link to where more of the same stands; nothing without an address. */
export function MoreLink({ to, label, children }: MoreLinkProps) {
	if (!to) return null;
	return (
		<Button asChild variant="ghost" size="sm" color="brand.fg" me="-2" px="2" gap="1">
			<Link to={to} aria-label={label} data-screen-only="">
				{children}
				<Box as="span" display="inline-flex" _rtl={{ transform: 'scaleX(-1)' }} aria-hidden>
					<NextIcon size={16} />
				</Box>
			</Link>
		</Button>
	);
}
