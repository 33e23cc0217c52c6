import { type Company, companyApi } from '@borlette/shared/contract/company';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box, Card, Heading, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const DASH = ' – ';

/** Below the form that changes a company: the way to its rules, and who signs in there as admin. */
export function CompanyAside({ row }: { row?: Company }) {
	return row ? <Details company={row} /> : null;
}

function Details({ company: { id } }: { company: Company }) {
	const { data } = useRead(companyApi.one, { params: { companyId: id } });
	return (
		<Card.Root as="section">
			<Card.Body gap="4">
				<Box color="brand.fg" fontWeight="medium">
					<ScreenLink screen="company.rules" params={{ companyId: id }}>
						<FormattedMessage {...messages.toRules} />
					</ScreenLink>
				</Box>
				{data && (
					<Box>
						<Heading as="h2" textStyle="sm" fontWeight="semibold">
							<FormattedMessage {...messages.admins} />
						</Heading>
						<Box as="ul" listStyleType="none" mt="1">
							{data.admins.map(({ id: user, username, is_active }) => (
								<li key={user}>
									{username}
									{!is_active && (
										<Text as="span" color="fg.muted">
											{DASH}
											<FormattedMessage {...messages.adminBlocked} />
										</Text>
									)}
								</li>
							))}
						</Box>
					</Box>
				)}
			</Card.Body>
		</Card.Root>
	);
}
