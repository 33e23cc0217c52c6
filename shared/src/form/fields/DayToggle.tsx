import { Box, VisuallyHidden } from '../../ui/index.ts';

interface Props {
	name: string;
	label: string;
	shortLabel: string;
	isChosen: boolean;
	isInvalid: boolean;
	isDisabled: boolean;
	onToggle: () => void;
}

/** A checkbox that looks like a key: the seven are in one line. */
export function DayToggle({
	name,
	label,
	shortLabel,
	isChosen,
	isInvalid,
	isDisabled,
	onToggle,
}: Props) {
	return (
		<Box
			as="label"
			minWidth={{ sm: '44px' }}
			paddingBlock="2"
			paddingInline={{ base: '0', sm: '2' }}
			fontSize={{ base: '0.8125rem', sm: 'sm' }}
			textAlign="center"
			borderWidth="1px"
			borderRadius="md"
			cursor={isDisabled ? 'not-allowed' : 'pointer'}
			opacity={isDisabled ? 0.5 : undefined}
			borderColor={isInvalid ? 'border.error' : isChosen ? 'colorPalette.solid' : 'border'}
			background={isChosen ? 'colorPalette.subtle' : undefined}
			color={isChosen ? 'colorPalette.fg' : 'fg.muted'}
			fontWeight={isChosen ? 'semibold' : 'normal'}
			_focusWithin={{
				outline: 'var(--focus-ring-width, 2px) solid',
				outlineColor: 'colorPalette.focusRing',
				outlineOffset: '2px',
			}}
		>
			<VisuallyHidden asChild>
				<input
					type="checkbox"
					name={name}
					aria-label={label}
					aria-invalid={isInvalid || undefined}
					checked={isChosen}
					disabled={isDisabled}
					onChange={onToggle}
				/>
			</VisuallyHidden>
			<span aria-hidden>{shortLabel}</span>
		</Box>
	);
}
