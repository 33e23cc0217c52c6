import type { Company } from '@borlette/shared/contract/company';
import { useIntl } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** To the page with the rules of a company. */
export function RulesLink({ item: { id, companyname } }: { item: Company }) {
	const { formatMessage } = useIntl();
	return (
		<Box as="span" color="brand.fg" fontWeight="medium">
			<ScreenLink
				screen="company.rules"
				params={{ companyId: id }}
				aria-label={formatMessage(messages.rulesOf, { name: companyname })}
			>
				{formatMessage(messages.rules)}
			</ScreenLink>
		</Box>
	);
}
