import { Center, HStack } from '@borlette/shared/ui';

/** Drawn balls in a row; decoration, the title beside them says the same in words. */
export function Balls({ values, size = 20 }: { values: readonly string[]; size?: number }) {
	return (
		<HStack justifyContent="center" gap="3" aria-hidden>
			{values.map((value, index) => (
				<Center
					key={index}
					boxSize={size}
					borderRadius="full"
					bg={index % 2 ? 'brand.solid' : 'bg.panel'}
					color={index % 2 ? 'brand.contrast' : 'brand.fg'}
					borderWidth="1px"
					borderColor={index % 2 ? 'brand.solid' : 'border.emphasized'}
					boxShadow="soft"
					fontSize={`${size / 10}rem`}
					fontWeight="semibold"
					fontVariantNumeric="tabular-nums"
				>
					{value}
				</Center>
			))}
		</HStack>
	);
}
