import { FormattedMessage } from '@borlette/shared/i18n';
import {
	Box,
	CompanyIcon,
	CountryIcon,
	Grid,
	Heading,
	SurcussaleIcon,
	Text,
} from '@borlette/shared/ui';
import { roleName } from '../../session/words.ts';
import { messages } from './landing.messages.ts';
import { Section } from './Section.tsx';

const ROLES = [
	{ role: 'superuser', Icon: CountryIcon, text: messages.roleSuper },
	{ role: 'company', Icon: CompanyIcon, text: messages.roleAdmin },
	{ role: 'supervisor', Icon: SurcussaleIcon, text: messages.roleSupervisor },
] as const;

export function Roles() {
	return (
		<Section
			title={<FormattedMessage {...messages.rolesTitle} />}
			text={<FormattedMessage {...messages.rolesText} />}
		>
			<Grid gap="5" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
				{ROLES.map(({ role, Icon, text }) => (
					<Box key={role} p="6" borderWidth="1px" borderColor="border" borderRadius="lg">
						<Box display="inline-flex" p="2.5" bg="brand.subtle" color="brand.fg" borderRadius="md">
							<Icon size={22} aria-hidden />
						</Box>
						<Heading as="h3" mt="4" textStyle="lg" fontWeight="semibold">
							{roleName(role)}
						</Heading>
						<Text mt="2" color="fg.muted">
							<FormattedMessage {...text} />
						</Text>
					</Box>
				))}
			</Grid>
		</Section>
	);
}
