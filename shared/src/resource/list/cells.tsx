import type { ComponentType, ReactNode } from 'react';
import { groupedRef, useFormats, useRelative } from '../../i18n/index.ts';
import {
	Badge,
	BlockIcon,
	Box,
	ErrorIcon,
	InfoIcon,
	SuccessIcon,
	WarningIcon,
} from '../../ui/index.ts';

/** A picture of `ui`. */
export type StateIcon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** Palettes of the theme; a name it does not have would fall back to the theme colour. */
export const TONE_PALETTE: Record<Tone, string> = {
	success: 'success',
	warning: 'warning',
	error: 'error',
	info: 'info',
	neutral: 'gray',
};
const TONE_ICON = {
	success: SuccessIcon,
	warning: WarningIcon,
	error: ErrorIcon,
	info: InfoIcon,
	neutral: BlockIcon,
};

interface BadgeProps {
	tone: Tone;
	/** Where the tone's own would not tell it from its neighbours. */
	icon?: StateIcon | undefined;
	children: ReactNode;
}

/** A state: a colour that never follows the theme, an icon and a word. */
export function StatusBadge({ tone, icon: Icon = TONE_ICON[tone], children }: BadgeProps) {
	return (
		<Badge colorPalette={TONE_PALETTE[tone]} variant="subtle">
			<Icon size={12} aria-hidden />
			{children}
		</Badge>
	);
}

/** A ball or several, as they are printed: zero-padded, `12*34` for a mariage. */
export function Balls({ balls }: { balls: readonly string[] }) {
	return (
		<Box as="span" display="inline-flex" gap="1" dir="ltr">
			{balls.map((ball) => (
				<Box
					as="span"
					key={ball}
					display="inline-flex"
					justifyContent="center"
					minWidth="8"
					paddingInline="2"
					borderWidth="1px"
					borderColor="border.emphasized"
					borderRadius="full"
					fontWeight="semibold"
					fontVariantNumeric="tabular-nums"
					lineHeight="24px"
				>
					{ball}
				</Box>
			))}
		</Box>
	);
}

/** A fiche's reference, so that it can be compared with the paper at a glance. */
export function Reference({ of }: { of: string }) {
	return (
		<Box as="span" dir="ltr" textStyle="reference" whiteSpace="nowrap">
			{groupedRef(of)}
		</Box>
	);
}

/** The name of a draw beside its colour. */
export function DrawName({ name, colour }: { name: string; colour: string }) {
	return (
		<Box as="span" display="inline-flex" alignItems="center" gap="2">
			<Box
				as="span"
				data-swatch=""
				boxSize="10px"
				borderRadius="full"
				flexShrink={0}
				style={{ background: colour }}
				aria-hidden
			/>
			{name}
		</Box>
	);
}

/** A moment as "il y a 5 minutes", with the exact one on hover. */
export function Relative({ instant }: { instant: string }) {
	const { dateTime } = useFormats();
	const relative = useRelative();
	return (
		<time data-relative="" dateTime={instant} title={dateTime(instant)}>
			{relative(instant)}
		</time>
	);
}
