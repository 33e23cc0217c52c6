import { Box, HStack } from '@borlette/shared/ui';

/** Keys as they are printed, each in its frame. */
export function Keys({ keys }: { keys: readonly string[] }) {
	return (
		<HStack as="span" gap="1" flexWrap="wrap" dir="ltr">
			{keys.map((key) => (
				<Box
					key={key}
					as="kbd"
					borderWidth="1px"
					borderColor="border"
					borderRadius="sm"
					px="1.5"
					textStyle="reference"
					color="fg.muted"
					whiteSpace="nowrap"
				>
					{key}
				</Box>
			))}
		</HStack>
	);
}
