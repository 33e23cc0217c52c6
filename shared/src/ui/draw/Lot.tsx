import { FormattedMessage, type MessageDescriptor, NOTHING } from '../../i18n/index.ts';
import { Box, Center, VisuallyHidden } from '../parts.ts';
import { messages } from './messages.ts';

interface Props {
	label: MessageDescriptor;
	/** null: not drawn yet. */
	value: string | null;
	/** The one that pays most. */
	isChief?: boolean;
}

/** A drawn lot under its name, in a `dl`: two digits are a ball, three a longer one. */
export function Lot({ label, value, isChief = false }: Props) {
	return (
		<Box display="grid" justifyItems="center" gap="1">
			<Box as="dt" textStyle="2xs" color="fg.muted" whiteSpace="nowrap">
				<FormattedMessage {...label} />
			</Box>
			<Center
				as="dd"
				h="10"
				minW="10"
				px={value && value.length > 2 ? '3' : '0'}
				borderRadius="full"
				borderWidth="1px"
				borderStyle={value ? 'solid' : 'dashed'}
				borderColor={isChief ? 'brand.solid' : 'border.emphasized'}
				bg={isChief ? 'brand.solid' : 'bg.panel'}
				color={isChief ? 'brand.contrast' : 'fg'}
				textStyle="md"
				fontWeight="semibold"
				fontVariantNumeric="tabular-nums"
				letterSpacing={value && value.length > 2 ? 'widest' : undefined}
				dir="ltr"
			>
				{value ?? (
					<>
						<span aria-hidden>{NOTHING}</span>
						<VisuallyHidden>
							<FormattedMessage {...messages.noLot} />
						</VisuallyHidden>
					</>
				)}
			</Center>
		</Box>
	);
}
