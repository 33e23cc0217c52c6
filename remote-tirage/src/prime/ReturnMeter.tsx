import { FormattedMessage, NOTHING, useFormats } from '@borlette/shared/i18n';
import { Box, ErrorIcon, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const WHOLE = 10_000;
/** Of 100 staked, what comes back on average; above that the company loses. Basis points. */
export function ReturnMeter({ basisPoints }: { basisPoints: number | null }) {
	const { percent } = useFormats();
	const isAbove = basisPoints !== null && basisPoints > WHOLE;
	return (
		<Box textAlign={{ md: 'end' }}>
			<Text color="fg.muted" textStyle="xs">
				<FormattedMessage {...messages.returned} />
			</Text>
			<Text
				textStyle="lg"
				fontWeight="semibold"
				fontVariantNumeric="tabular-nums"
				color={isAbove ? 'fg.error' : 'fg'}
			>
				{basisPoints === null ? NOTHING : percent(basisPoints)}
			</Text>
			<Box height="1.5" borderRadius="full" background="bg.muted" overflow="hidden" aria-hidden>
				<Box
					height="full"
					borderRadius="full"
					background={isAbove ? 'fg.error' : 'brand.solid'}
					data-swatch=""
					style={{ width: `${Math.min(100, ((basisPoints ?? 0) / WHOLE) * 100)}%` }}
				/>
			</Box>
			{isAbove && (
				<Text
					color="fg.error"
					textStyle="xs"
					marginBlockStart="1"
					display="inline-flex"
					gap="1"
					alignItems="center"
				>
					<ErrorIcon size={14} aria-hidden />
					<FormattedMessage {...messages.above} />
				</Text>
			)}
		</Box>
	);
}
