import { Box } from '@borlette/shared/ui';

/** Colour of a draw, beside its name. */
export function Dot({ colour }: { colour: string }) {
	return (
		<Box
			as="span"
			data-swatch=""
			boxSize="2.5"
			borderRadius="full"
			flexShrink="0"
			// A colour close to the ground is still seen by its ring.
			outlineWidth="1px"
			outlineStyle="solid"
			outlineColor="border.emphasized"
			style={{ background: colour }}
			aria-hidden
		/>
	);
}
