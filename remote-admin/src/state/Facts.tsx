import { FormattedMessage, type MessageDescriptor } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

/** Names with what is known under each. */
export function Facts({ facts }: { facts: ReadonlyArray<[MessageDescriptor, ReactNode]> }) {
	return (
		<Box
			as="dl"
			display="grid"
			gap="4"
			gridTemplateColumns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))"
			fontVariantNumeric="tabular-nums"
		>
			{facts.map(([name, value]) => (
				<Box key={name.id}>
					<Box as="dt" textStyle="secondary">
						<FormattedMessage {...name} />
					</Box>
					<Box as="dd" fontWeight="medium" overflowWrap="anywhere">
						{value}
					</Box>
				</Box>
			))}
		</Box>
	);
}
