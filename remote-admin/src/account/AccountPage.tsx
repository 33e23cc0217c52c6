import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Link, useSearchParams } from '@borlette/shared/router';
import { can, useSession } from '@borlette/shared/session';
import { Box, Card, Heading, PageFrame, PageHeader, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { SECTIONS } from './sections.ts';

const ROW = {
	display: 'flex',
	alignItems: 'center',
	gap: '3',
	px: '3',
	py: '2',
	borderRadius: 'md',
	fontWeight: 'medium',
	whiteSpace: 'nowrap',
	_hover: { bg: 'bg.muted' },
	'&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
} as const;

/** One's own account, a part at a time: each has an address of its own. */
export function AccountPage() {
	const { formatMessage } = useIntl();
	const user = useSession((session) => session.user);
	const [params] = useSearchParams();
	const shown = SECTIONS.filter(({ permission }) => can(user, permission));
	const section = shown.find(({ name }) => name === params.get('section')) ?? shown[0];
	if (!user || !section) return null;
	const View = section.view;
	return (
		<PageFrame>
			<PageHeader
				title={formatMessage(messages.title)}
				fromHome
				text={[`${user.first_name} ${user.last_name}`.trim(), user.username, user.companyname]
					.filter(Boolean)
					.join(' · ')}
			/>
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '240px minmax(0, 720px)' }}
				gap="6"
				alignItems="start"
			>
				<Box
					as="nav"
					aria-label={formatMessage(messages.sections)}
					display="flex"
					flexDirection={{ base: 'row', md: 'column' }}
					flexWrap="wrap"
					gap="1"
				>
					{shown.map(({ name, label, icon: Icon }) => (
						<Box key={name} asChild {...ROW}>
							<Link
								to={`?section=${name}`}
								{...(name === section.name && { 'aria-current': 'page' as const })}
							>
								<Icon size={18} aria-hidden />
								<FormattedMessage {...label} />
							</Link>
						</Box>
					))}
				</Box>
				<Card.Root as="section" aria-labelledby="section">
					<Card.Body gap="5">
						<Box>
							<Heading as="h2" id="section" textStyle="lg" fontWeight="semibold">
								<FormattedMessage {...section.label} />
							</Heading>
							<Text mt="1" color="fg.muted">
								<FormattedMessage {...section.text} />
							</Text>
						</Box>
						<View key={section.name} />
					</Card.Body>
				</Card.Root>
			</Box>
		</PageFrame>
	);
}
