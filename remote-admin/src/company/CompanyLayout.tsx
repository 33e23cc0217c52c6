import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import type { FormLayoutProps } from '@borlette/shared/resource';
import { Box, Card, Grid, Heading, Stack } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const SECTIONS: ReadonlyArray<{ title: MessageDescriptor; names: readonly string[] }> = [
	{
		title: messages.companySection,
		names: [
			'companyname',
			'ref_code',
			'country_id',
			'address',
			'currency',
			'timezone',
			'user_photo',
		],
	},
	{
		title: messages.adminSection,
		names: ['username', 'password', 'first_name', 'last_name', 'phone'],
	},
];

/** The company, and where one is opened the person who signs in there first. */
export function CompanyLayout({ fieldOf }: FormLayoutProps<unknown>) {
	const { formatMessage } = useIntl();
	const sections = SECTIONS.map(({ title, names }) => ({
		title,
		fields: names.flatMap((name) => {
			const field = fieldOf(name);
			return field ? [{ name, field }] : [];
		}),
	})).filter(({ fields }) => fields.length > 0);
	return (
		<Stack gap="5">
			{sections.map(({ title, fields }) => (
				<Card.Root key={title.id as string} as="section">
					<Card.Body gap="5">
						<Heading as="h2" textStyle="md" fontWeight="semibold">
							{formatMessage(title)}
						</Heading>
						<Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
							{fields.map(({ name, field }) => (
								<Box key={name}>{field}</Box>
							))}
						</Grid>
					</Card.Body>
				</Card.Root>
			))}
		</Stack>
	);
}
