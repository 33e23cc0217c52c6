import { Box } from '@borlette/shared/ui';
import { scaleStyle } from './scale.ts';
import { levelOf } from './weight.ts';

interface Props {
	share: number;
	/** 0 to 1, where the length compares with others rather than with the whole. */
	length?: number;
}

/** A share of a whole as a length, in the colour of the scale; the figure is beside it. */
export function Bar({ share, length = Math.min(share, 1) }: Props) {
	return (
		<Box
			css={scaleStyle}
			aria-hidden
			marginBlock="1"
			height="1.5"
			borderRadius="full"
			background="bg.emphasized"
		>
			<Box
				height="full"
				borderRadius="full"
				minWidth={length > 0 ? '1.5' : '0'}
				{...{ 'data-level': levelOf(share) || 1 }}
				style={{ inlineSize: `${length * 100}%` }}
			/>
		</Box>
	);
}
